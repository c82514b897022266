// Real tabs: one stop for the keyboard, arrows go from one to the next.

import { useRef } from "preact/hooks";
import { Icon, type IconName } from "../parts/Icon";

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const go = (at: number) => {
    const next = tabs[(at + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.id === chosen);
    const step = STEPS[event.key];
    if (step !== undefined) go(here + step);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(-1);
    else return;
    event.preventDefault();
  };
  return (
    <div class="companion-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKey}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === chosen}
          aria-controls={tab.id === chosen ? "companion-panel" : undefined}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          <Icon name={tab.icon} />
          <span>{tab.name}</span>
        </button>
      ))}
    </div>
  );
}
