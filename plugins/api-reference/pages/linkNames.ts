import type { ExportDoc } from '../types';
import { escapeHtml } from '../../../lib/text/escapeHtml';
import type { EntryLinks } from './entryLinks';
import type { Html } from './types';

/** Types without an entry in a version, by name. */
export type KnownTypes = ReadonlyMap<string, Pick<ExportDoc, 'text'>>;

/** Link targets of the names in types. */
export interface NameTargets {
  links: EntryLinks;
  types: KnownTypes;
}

/** Matches names of types, and string literals, which contain none. */
const NAME = /('[^']*'|\b[A-Z]\w+\b)/;

/**
 * Renders code in which names of entries are links and names of other types open their definitions, which the page must
 * contain. Names inside string literals are not linked.
 *
 * @param self the entry or type that contains the code, which does not link to itself
 */
export function linkNames(code: string, { links, types }: NameTargets, self: string): Html {
  return code
    .split(NAME)
    .map((part) => {
      const text = escapeHtml(part);
      const href = part === self ? undefined : links.get(part);
      if (href) {
        return `<a href="${escapeHtml(href)}">${text}</a>`;
      }
      return part !== self && types.has(part)
        ? `<button type="button" popovertarget="type-${part}">${text}</button>`
        : text;
    })
    .join('');
}

/**
 * Collects the types that open in place: those that some code names, and those that they name in turn.
 *
 * @returns their names in the order in which they first appear
 */
export function collectTypes(
  codes: readonly string[],
  { links, types }: NameTargets,
  self: string,
): string[] {
  const found = new Set<string>();
  const queue = [...codes];
  for (let code = queue.shift(); code !== undefined; code = queue.shift()) {
    for (const name of code.split(NAME)) {
      const type = name === self || links.has(name) ? undefined : types.get(name);
      if (type && !found.has(name)) {
        found.add(name);
        queue.push(type.text);
      }
    }
  }
  return [...found];
}
