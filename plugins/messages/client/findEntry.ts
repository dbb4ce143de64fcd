import indexes from '@generated/messages/indexes';
import { addressOf, versionNamed } from '@site/src/versions';
import { pageAddress } from '../pageAddress';
import type { PackedMessages } from '../types';
import { MessageFinder } from './MessageFinder';

interface Entry {
  readonly parts: readonly string[];
  readonly family: string;
  readonly id: string;
}

/** An entry that explains a message. */
export interface FoundEntry {
  readonly version: string;
  /** Address below the site's base. */
  readonly address: string;
  /** The text of the message; `…` replaces what a program fills in. */
  readonly text: string;
}

/** Finders by version, cached once loaded. */
const finders = new Map<string, Promise<MessageFinder<Entry>>>();

/**
 * Finds the entry of a message that code has thrown.
 *
 * @param version the version whose packages the code uses
 * @param text the text of the message
 * @returns the address below the site's base; `null` if the version's pages have no such message
 */
export async function findEntry(version: string, text: string): Promise<string | null> {
  const [entry] = await findInVersion(version, text);
  return entry?.address ?? null;
}

/**
 * Finds the entries of a message in the first version that has any.
 *
 * @param versions names of versions, the most likely one first
 * @param text the pasted text, with or without its stack
 */
export async function findEntries(
  versions: readonly string[],
  text: string,
): Promise<readonly FoundEntry[]> {
  for (const version of versions) {
    const found = await findInVersion(version, text);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

async function findInVersion(version: string, text: string): Promise<readonly FoundEntry[]> {
  const finder = finders.get(version) ?? loadFinder(version);
  finders.set(version, finder);
  finder.catch(() => finders.delete(version));
  return (await finder).find(text).map(({ family, id, parts }) => ({
    version,
    address: `${addressOf(versionNamed(version), pageAddress(family), '')}#${id}`,
    text: parts.map((part) => part || '…').join(''),
  }));
}

async function loadFinder(version: string): Promise<MessageFinder<Entry>> {
  const packed: PackedMessages = (await indexes[version]?.())?.default ?? {};
  return new MessageFinder(
    Object.entries(packed).flatMap(([family, messages]) =>
      messages.map(([id, parts]) => ({ family, id, parts })),
    ),
  );
}
