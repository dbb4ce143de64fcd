/** An id has as many words of the first line as fit. */
const MAX_LENGTH = 64;
/** A first line with fewer words names nothing. */
const MIN_WORDS = 3;
/** Words that tell messages apart which begin alike. */
const TELLING_WORDS = 2;

/**
 * Makes an id of each message's words. Those that begin alike get the words from where they differ as well.
 *
 * @param messages of one family, the words of each by line, no two the same
 */
export function nameMessages(messages: readonly (readonly string[])[][]): string[] {
  const begins = messages.map(beginOf);
  return messages.map((lines, index) => {
    const alike = messages.filter((_lines, other) => begins[other] === begins[index]);
    return alike.length === 1
      ? begins[index]!
      : [
          begins[index],
          ...tellApart(
            lines.flat(),
            alike.map((each) => each.flat()),
          ),
        ].join('-');
  });
}

function beginOf(lines: readonly (readonly string[])[]): string {
  const [first = []] = lines;
  const words = first.length < MIN_WORDS ? lines.flat() : first;
  let length = 0;
  const end = words.findIndex((word) => {
    length += word.length + 1;
    return length - 1 > MAX_LENGTH;
  });
  return words.slice(0, end === -1 ? words.length : Math.max(end, 1)).join('-');
}

/** The words of one of several texts from where they differ, as many as no other one has there. */
function tellApart(words: readonly string[], all: readonly (readonly string[])[]): string[] {
  const from = words.findIndex((word, index) => all.some((other) => other[index] !== word));
  for (let count = TELLING_WORDS; from >= 0 && count < words.length; count += 1) {
    const telling = words.slice(from, from + count);
    const same = all.filter(
      (other) => other.slice(from, from + count).join(' ') === telling.join(' '),
    );
    if (same.length === 1) {
      return telling;
    }
  }
  return from === -1 ? [] : words.slice(from);
}
