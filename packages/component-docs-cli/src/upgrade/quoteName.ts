/** A name of the reader's on one line, so that nothing in it becomes text of an answer. */
export function quoteLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ');
}

/** A name in code font, which nothing in it ends. */
export function quoteName(name: string): string {
  return `\`${quoteLine(name).replaceAll('`', "'")}\``;
}
