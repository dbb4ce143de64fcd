import { escapeHtml } from './escapeHtml';
import type { EntryLinks } from './entryLinks';
import type { Html } from './types';

/**
 * Renders code and links the names of entries in it; names inside string literals are left alone.
 *
 * @param self the entry the code stands on, which does not link to itself
 */
export function linkNames(code: string, links: EntryLinks, self: string): Html {
  return code
    .split(/('[^']*'|\b[A-Z]\w+\b)/)
    .map((part) => {
      const href = part === self ? undefined : links.get(part);
      const text = escapeHtml(part);
      return href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    })
    .join('');
}
