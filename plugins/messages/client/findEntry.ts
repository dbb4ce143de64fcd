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
  const finder = finders.get(version) ?? loadFinder(version);
  finders.set(version, finder);
  const [entry] = (await finder).find(text);
  return entry
    ? `${addressOf(versionNamed(version), pageAddress(entry.family), '')}#${entry.id}`
    : null;
}

async function loadFinder(version: string): Promise<MessageFinder<Entry>> {
  const packed: PackedMessages = (await indexes[version]?.())?.default ?? {};
  return new MessageFinder(
    Object.entries(packed).flatMap(([family, messages]) =>
      messages.map(([id, parts]) => ({ family, id, parts })),
    ),
  );
}
