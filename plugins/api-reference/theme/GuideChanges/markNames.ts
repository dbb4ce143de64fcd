import type { Change, ChangeKind, ExportChange } from '../../compare/types';
import { entryAddress } from '../ApiCompare/entryAddress';

/** A changed name that the page mentions. */
export interface MarkedChange {
  /** Address of its documentation, as in the links of the page. */
  readonly address: string;
  readonly change: Change;
}

interface Versions {
  readonly family: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the changes by the address of their documentation in the later version, without the site's base. */
export function listPlaces(
  changes: readonly ExportChange[],
  { family, to }: Versions,
): ReadonlyMap<string, Change> {
  const places = new Map<string, Change>();
  for (const change of changes) {
    if (change.toSlug === null) {
      continue;
    }
    const page = entryAddress(to, family, change.toSlug);
    if (change.kinds.length > 0) {
      places.set(page, change);
    }
    for (const member of change.members) {
      // What was removed is not in the text of this version.
      if (!member.kinds.includes('removed')) {
        places.set(`${page}#${member.member}-${member.name}`, member);
      }
    }
  }
  return places;
}

/**
 * Adds a mark behind each link of a guide to a changed name. The text of guides is static, so nothing else renders it.
 *
 * @param describe formats the kinds of a change
 * @returns the changes in the order of the page, each once, and a function that removes the marks
 */
export function markNames(
  root: ParentNode,
  places: ReadonlyMap<string, Change>,
  describe: (kinds: readonly ChangeKind[]) => string,
): { readonly found: readonly MarkedChange[]; readonly remove: () => void } {
  const found = new Map<string, MarkedChange>();
  const marks: HTMLElement[] = [];
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.markdown a[href*="/api/"]')) {
    const place = link.pathname.replace(/^.*?(?=\/x\/)/, '') + link.hash;
    const change = places.get(place);
    if (change && !link.closest('[data-guide-changes]')) {
      const mark = document.createElement('sup');
      mark.className = 'docs-change-mark';
      mark.textContent = describe(change.kinds);
      link.after(mark);
      marks.push(mark);
      const address = link.pathname + link.hash;
      if (!found.has(address)) {
        found.set(address, { address, change });
      }
    }
  }
  return { found: [...found.values()], remove: () => marks.forEach((mark) => mark.remove()) };
}
