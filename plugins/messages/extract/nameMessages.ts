/** Maximum length of an ID in characters. */
const MAX_LENGTH = 64;
/** Minimum number of words in a first line for it to identify a message. */
const MIN_WORDS = 3;
/** Minimum number of words that distinguish messages with the same beginning. */
const TELLING_WORDS = 2;

/**
 * Creates an ID from the words of each message. Messages with the same beginning also get the words from where they
 * differ.
 *
 * @param messages messages of one family, each as its words by line; no two are the same
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

/** Returns the words of a text from where it differs from the others, until they are unique. */
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
