import type { ControlValue, ControlValues } from '../types';

/** Values nested like props: `{ props: { grid: { horizontal: true } }, series: { area: true } }`. */
export interface NestedValues {
  readonly [name: string]: ControlValue | NestedValues;
}

/** Converts values by path to the props of a demo. */
export function nestValues(values: ControlValues): NestedValues {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop()!;
    let place = root;
    for (const name of names) {
      place = (place[name] ??= {}) as Record<string, unknown>;
    }
    place[last] = value;
  }
  return root as NestedValues;
}
