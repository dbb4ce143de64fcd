/** Replaces line breaks in a name from the reader, so that it cannot add text to an answer. */
export function quoteLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ');
}

/** Formats a name as code, with a delimiter that the name does not contain. */
export function quoteName(name: string): string {
  return `\`${quoteLine(name).replaceAll('`', "'")}\``;
}
