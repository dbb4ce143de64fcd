/** The folder of the pages about messages, below that of a version. */
export const MESSAGES_FOLDER = 'messages';

/** The address of a family's page below that of its version. */
export function pageAddress(family: string): string {
  return `${MESSAGES_FOLDER}/${family}/`;
}
