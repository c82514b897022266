// Motion: every tile glides from where it was seen to where it now stands. Elements say who they are by `data-flip`.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
export type Boxes = ReadonlyMap<string, Box>;

export interface Motion {
  /** Where everything is seen right now, in mid-motion too. To be asked before the page changes. */
  readonly look: (root: HTMLElement | null) => Boxes;
  /** Let everything glide from there. `origin` says where what is new comes from. */
  readonly glide: (
    root: HTMLElement,
    from: Boxes,
    ms: number,
    origin: (element: HTMLElement) => Box | null,
  ) => void;
}

export function boxOf(element: Element): Box {
  const { x, y, width } = element.getBoundingClientRect();
  return { x, y, width };
}

function moving(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-flip]")];
}

export function createMotion(): Motion {
  const running = new WeakMap<HTMLElement, Animation>();
  return {
    look: (root) =>
      new Map(root ? moving(root).map((element) => [element.dataset.flip ?? "", boxOf(element)]) : []),
    glide: (root, from, ms, origin) => {
      const elements = moving(root);
      for (const element of elements) running.get(element)?.cancel();
      if (ms <= 0) return;
      const steps = elements.map((element) => ({ element, now: boxOf(element) }));
      for (const { element, now } of steps) {
        if (element.classList.contains("landing")) continue;
        const was = from.get(element.dataset.flip ?? "") ?? origin(element);
        if (!was || (Math.abs(was.x - now.x) < 0.5 && Math.abs(was.y - now.y) < 0.5)) continue;
        const scale = now.width > 0 ? was.width / now.width : 1;
        const sized = element.dataset.flip?.startsWith("t") ? ` scale(${scale})` : "";
        const start = `translate(${was.x - now.x}px, ${was.y - now.y}px)${sized}`;
        running.set(
          element,
          element.animate([{ transform: start, zIndex: 5 }, { zIndex: 5 }], {
            duration: ms,
            easing: "cubic-bezier(.2, .7, .2, 1)",
          }),
        );
      }
    },
  };
}
