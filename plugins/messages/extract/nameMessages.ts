/** An id has as many words of the first line as fit, and more where two messages begin alike. */
const LONGEST = 64;
/** A first line with fewer words names nothing. */
const LEAST_WORDS = 3;

/**
 * Makes an id of each message's words. Two that begin alike get as many words as it takes to tell them apart.
 *
 * @param messages of one family, the words of each by line, no two the same
 */
export function nameMessages(messages: readonly (readonly string[])[][]): string[] {
  const words = messages.map((lines) => lines.flat());
  const lengths = messages.map(countWords);
  const names = (): string[] =>
    words.map((each, index) => each.slice(0, lengths[index]).join('-'));
  const mostWords = Math.max(0, ...words.map(({ length }) => length));
  for (let more = 0; more < mostWords; more += 1) {
    findDoubles(names()).forEach((index) => {
      lengths[index]! += 1;
    });
  }
  return names();
}

function countWords(lines: readonly (readonly string[])[]): number {
  const [first = []] = lines;
  const words = first.length < LEAST_WORDS ? lines.flat() : first;
  let length = 0;
  const end = words.findIndex((word) => {
    length += word.length + 1;
    return length - 1 > LONGEST;
  });
  return end === -1 ? words.length : Math.max(end, 1);
}

function findDoubles(names: readonly string[]): number[] {
  const counts = new Map<string, number>();
  names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  return [...names.keys()].filter((index) => counts.get(names[index]!)! > 1);
}
