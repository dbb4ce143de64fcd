/** The folder of the message pages, below the folder of their version. */
export const MESSAGES_FOLDER = 'messages';

/** Returns the address of a family's page, relative to its version. */
export function pageAddress(family: string): string {
  return `${MESSAGES_FOLDER}/${family}/`;
}
