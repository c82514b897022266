// Motion: every tile glides from where it was seen to where it now stands. Elements say who they are by `data-flip`.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
/** What stands elsewhere than before, by its `data-flip`. */
export type Moved = ReadonlySet<string>;
export type Boxes = ReadonlyMap<string, Box>;

export interface Motion {
  /** Where these are seen right now, in mid-motion too. To be asked before the page changes. */
  readonly look: (root: HTMLElement | null, moved: Moved) => Boxes;
  /** Let these glide from there; what else is in motion goes on. `origin` says where what is new comes from. */
  readonly glide: (
    root: HTMLElement,
    moved: Moved,
    from: Boxes,
    ms: number,
    origin: (element: HTMLElement) => Box | null,
  ) => void;
}

export function boxOf(element: Element): Box {
  const { x, y, width } = element.getBoundingClientRect();
  return { x, y, width };
}

function among(root: HTMLElement, moved: Moved): HTMLElement[] {
  if (moved.size === 0) return [];
  return [...root.querySelectorAll<HTMLElement>("[data-flip]")].filter((one) =>
    moved.has(one.dataset.flip ?? ""),
  );
}

/** Above what lies still, as long as it glides. Said beside the animation: what only shifts is drawn by no new frame. */
const GLIDES_ABOVE = "5";
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export function createMotion(): Motion {
  const running = new WeakMap<HTMLElement, Animation>();
  const start = (element: HTMLElement, transform: string, ms: number) => {
    element.style.zIndex = GLIDES_ABOVE;
    const animation = element.animate([{ transform }, {}], { duration: ms, easing: EASE });
    running.set(element, animation);
    animation.onfinish = () => {
      if (running.get(element) === animation) element.style.zIndex = "";
    };
  };
  return {
    look: (root, moved) =>
      new Map(root ? among(root, moved).map((element) => [element.dataset.flip ?? "", boxOf(element)]) : []),
    glide: (root, moved, from, ms, origin) => {
      const elements = among(root, moved);
      for (const element of elements) {
        running.get(element)?.cancel();
        element.style.zIndex = "";
      }
      if (ms <= 0) return;
      const steps = elements.map((element) => ({ element, now: boxOf(element) }));
      /** How far each row comes, which its tiles need not come by themselves. */
      const carried = new Map<Element, { x: number; y: number }>();
      for (const { element, now } of steps) {
        if (element.classList.contains("landing")) continue;
        const was = from.get(element.dataset.flip ?? "") ?? origin(element);
        if (!was) continue;
        const along = carried.get(element.parentElement ?? element) ?? NOT_CARRIED;
        const [x, y] = [was.x - now.x - along.x, was.y - now.y - along.y];
        const far = Math.abs(x) >= 0.5 || Math.abs(y) >= 0.5;
        if (element.dataset.row !== undefined) {
          if (!far) continue;
          carried.set(element, { x, y });
          start(element, `translate(${x}px, ${y}px)`, ms);
          continue;
        }
        const scale = now.width > 0 ? was.width / now.width : 1;
        if (far || Math.abs(scale - 1) > 0.01)
          start(element, `translate(${x}px, ${y}px) scale(${scale})`, ms);
      }
    },
  };
}
const NOT_CARRIED = { x: 0, y: 0 };
