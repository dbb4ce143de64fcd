/**
 * Extracts the members with a name from a page of the API reference, with the headings above each, because a prop and a
 * CSS class may share a name.
 *
 * @param names possible spellings of the name
 * @returns `null` if no member has this name
 */
export function cutMembers(markdown: string, names: readonly string[]): string | null {
  const starts = names.map((name) => `- **\`${name}\`**`);
  const headings: string[] = [];
  const parts: string[] = [];
  let isInside = false;
  for (const line of markdown.split('\n')) {
    const [, signs] = /^(#{1,6}) /.exec(line) ?? [];
    if (signs) {
      headings.splice(signs.length - 1);
      headings[signs.length - 1] = line;
      isInside = false;
    } else if (starts.some((start) => line.startsWith(start))) {
      parts.push(
        [...headings.filter(Boolean).slice(parts.length === 0 ? 0 : 1), line].join('\n\n'),
      );
      isInside = true;
    } else if (isInside && (line.startsWith('  ') || line === '')) {
      parts[parts.length - 1] += `\n${line}`;
    } else {
      isInside = false;
    }
  }
  return parts.length === 0 ? null : parts.map((part) => part.trim()).join('\n\n');
}
