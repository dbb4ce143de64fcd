import { addressOf, versionNamed } from '../../../src/versions';
import { entryPath } from '../entryPath';
import type { ByVersion } from '../history/addHistories';
import { listMembers } from '../listMembers';
import type { ApiReference } from '../types';
import { MAJORS } from './majors';

/** Returns the address of an export or member; `null` without a page. */
export type FindAddress = (owner: string, anchor?: string) => string | null;

/** By major. */
export type EntryAddresses = ReadonlyMap<number, FindAddress>;

/**
 * Finds the pages of a family's entries in the versions whose minors are recorded.
 *
 * @param baseUrl the site's base in the language of the page
 */
export function createEntryAddresses(
  family: string,
  references: ByVersion<ApiReference>,
  baseUrl: string,
): EntryAddresses {
  return new Map(
    MAJORS.map(({ major, version }) => {
      const base = addressOf(versionNamed(version), 'api/', baseUrl);
      const own = references[version].entries.filter((entry) => entry.family === family);
      const pages = new Map(own.map((entry) => [entry.name, `${base}${entryPath(entry)}/`]));
      const anchors = new Set(
        own.flatMap((entry) => listMembers(entry).map(({ anchor }) => `${entry.name}#${anchor}`)),
      );
      const selectors = own.find(({ kind }) => kind === 'selectors');
      const find: FindAddress = (owner, anchor) => {
        if (anchor !== undefined) {
          return anchors.has(`${owner}#${anchor}`) ? `${pages.get(owner)}#${anchor}` : null;
        }
        const selector = `selector-${owner}`;
        const isListed = selectors && anchors.has(`${selectors.name}#${selector}`);
        return pages.get(owner) ?? (isListed ? `${pages.get(selectors.name)}#${selector}` : null);
      };
      return [major, find];
    }),
  );
}

/** Finds the addresses of names that a minor changed. */
export function addressesOf(minor: string, addresses: EntryAddresses): FindAddress {
  return addresses.get(Number.parseInt(minor, 10)) ?? (() => null);
}
