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
 * Maximum length of the definitions of types that other definitions name. A theme alone names several hundred types,
 * with 250,000 characters.
 */
const MAX_NESTED_LENGTH = 30_000;

/**
 * Collects the types that open in place: those that some code names and, as long as they are not too long together,
 * those that their definitions name in turn.
 *
 * @returns their names in the order in which they first appear
 */
export function collectTypes(
  codes: readonly string[],
  { links, types }: NameTargets,
  self: string,
): string[] {
  const found = new Set<string>();
  let rest = MAX_NESTED_LENGTH;
  const queue = codes.map((code) => ({ code, isNested: false }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const name of next.code.split(NAME)) {
      const type =
        name === self || links.has(name) || found.has(name) ? undefined : types.get(name);
      if (type && (!next.isNested || type.text.length <= rest)) {
        rest -= next.isNested ? type.text.length : 0;
        found.add(name);
        queue.push({ code: type.text, isNested: true });
      }
    }
  }
  return [...found];
}
