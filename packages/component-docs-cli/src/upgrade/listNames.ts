import type { ApiEntry, ApiReference } from '../../../../plugins/api-reference/types.ts';
import { isOpen } from '../check/collectSurface.ts';
import type { VersionNames } from './types.ts';

/**
 * Lists the exports of a version by family, with the props of components if all of them are known, and their slots,
 * such as `slots.toolbar`.
 */
export function listNames({
  entries,
  exports,
}: Pick<ApiReference, 'entries' | 'exports'>): VersionNames {
  const families: Record<string, Record<string, readonly string[] | null>> = {};
  for (const { family, name } of exports) {
    (families[family] ??= {})[name] = null;
  }
  for (const entry of entries) {
    const names = (families[entry.family] ??= {});
    names[entry.name] = propsOf(entry);
    if (entry.kind === 'selectors') {
      entry.selectors.forEach(({ name }) => (names[name] = null));
    }
  }
  return families;
}

function propsOf(entry: ApiEntry): readonly string[] | null {
  return entry.kind !== 'component' || entry.props.length === 0 || isOpen(entry)
    ? null
    : [
        ...entry.props.map(({ name }) => name),
        ...entry.inherits.flatMap(({ props }) => props),
        ...entry.slots.map(({ name }) => `slots.${name}`),
      ];
}
