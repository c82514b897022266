// A part of the page that is drawn again only when what it is given has changed.

import { type Component, type ComponentChild, createElement, type FunctionComponent } from "preact";

export function memo<Props extends object>(
  Part: FunctionComponent<Props>,
  same: (last: Props, next: Props) => boolean = shallowSame,
): FunctionComponent<Props> {
  return function Kept(this: Component<Props>, props: Props): ComponentChild {
    this.shouldComponentUpdate = (next) => !same(this.props as Props, next as Props);
    return createElement(Part, props);
  };
}

export function shallowSame<T extends object>(last: T, next: T): boolean {
  if (last === next) return true;
  const names = Object.keys(next) as (keyof T)[];
  return names.length === Object.keys(last).length && names.every((name) => last[name] === next[name]);
}
