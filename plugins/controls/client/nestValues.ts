import type { ControlValue, ControlValues } from '../types';

/** Values by their names, nested as props are: `{ props: { grid: { horizontal: true } }, series: { area: true } }`. */
export interface NestedValues {
  readonly [name: string]: ControlValue | NestedValues;
}

/** Makes the props of a demo from what its reader has set. */
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
