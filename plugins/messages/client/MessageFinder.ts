/** A message that can be found by its parts. Placeholders are empty parts. */
export interface FindableMessage {
  readonly parts: readonly string[];
}

/**
 * Matches messages of this library. Messages of other software differ from thousands of others only in the names that
 * they contain.
 */
const OWN = /MUI(?: X)?(?: [A-Z][A-Za-z ]{0,20})?:|Material-UI/;

/** Minimum number of word pairs that a pasted text shares with a matching message. */
const MIN_PAIRS = 2;
/**
 * Minimum number of shared word pairs if only a part of a message was pasted, unless the text begins like a message.
 * Fewer pairs may be a reader's own words.
 */
const PART_PAIRS = 5;
/** Number of consecutive shared pairs that is sufficient, whatever else was pasted or cut off. */
const LONG_RUN = 6;
/**
 * Minimum share of a message's pairs if more than the message was pasted, and of the pasted pairs if the message was
 * cut off.
 */
const MIN_MATCHED_SHARE = 0.6;
/** The same for a cut-off text that begins like a message of this library: its names and numbers are not in the message. */
const MIN_OWN_SHARE = 0.5;
/** Maximum number of messages that are returned, and the minimum ratio of their scores to the best score. */
const MAX_FOUND = 3;
const NOT_BEHIND = 0.7;

/** Matches prefixes of messages and prefixes that consoles add. */
const BEGINNINGS =
  /(?:MUI(?: X)?|Material-UI)(?:(?: [A-Z][A-Za-z ]{0,20})?:|\b)|(?:Uncaught )?\b\w{0,40}Error:/g;

/** Text that a reader pasted. */
interface Pasted {
  /** Its pairs of words, and its words. */
  readonly has: ReadonlySet<string>;
  /** The number of its pairs. */
  readonly count: number;
  /** The whole text, with names normalized by `comparable`. */
  readonly text: string;
  readonly names: readonly string[];
  /** Whether it contains the prefix of this library's messages. */
  readonly isOwn: boolean;
}

interface Known<Message> {
  readonly message: Message;
  readonly pairs: readonly string[];
  /** The pairs of each part. */
  readonly parts: readonly (readonly string[])[];
  readonly names: readonly string[];
}

/**
 * Finds messages in pasted text: the whole text of a message, its first line, or a log with numbers, names, paths and
 * stack frames. The score depends on which words follow each other and on how few messages contain these pairs.
 */
export class MessageFinder<Message extends FindableMessage> {
  private readonly known: readonly Known<Message>[];
  private readonly weights = new Map<string, number>();

  constructor(messages: readonly Message[]) {
    this.known = messages.map((message) => ({
      message,
      pairs: [...new Set(message.parts.flatMap(pairsOf))],
      parts: message.parts.map(pairsOf).filter((pairs) => pairs.length > 1),
      names: OWN.test(message.parts.join('')) ? [] : message.parts.flatMap(namesIn),
    }));
    for (const pair of this.known.flatMap(({ pairs }) => pairs)) {
      this.weights.set(pair, (this.weights.get(pair) ?? 0) + 1);
    }
    for (const [pair, count] of this.weights) {
      this.weights.set(pair, Math.log(1 + this.known.length / count));
    }
  }

  /** Returns the messages that a text quotes, most likely first. Returns none if the text quotes none. */
  find(text: string): Message[] {
    const pasted = readPasted(text);
    const least = text.search(BEGINNINGS) === -1 ? PART_PAIRS : MIN_PAIRS;
    const found = this.known
      .filter(({ names }) => hasNames(names, pasted))
      .map((each) => ({ ...each, score: this.rate(each, pasted, least) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.pairs.length - other.pairs.length);
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best * NOT_BEHIND)
      .slice(0, MAX_FOUND)
      .map(({ message }) => message);
  }

  /**
   * Returns the messages that share most with a text, even if it quotes none. Returns none if no message shares a pair
   * of words with it.
   */
  findNear(text: string): Message[] {
    const { has } = readPasted(text);
    return this.known
      .map(({ message, pairs }) => ({ message, score: this.weigh(sharedOf(pairs, has)) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_FOUND)
      .map(({ message }) => message);
  }

  /** @param leastOfPart minimum number of pairs that a part of a message shares with the text */
  private rate(
    { pairs, parts }: Known<Message>,
    { has, count, isOwn }: Pasted,
    leastOfPart: number,
  ): number {
    const shared = sharedOf(pairs, has);
    const isWhole =
      shared.length >= Math.max(MIN_PAIRS, pairs.length * MIN_MATCHED_SHARE) &&
      parts.every((part) => part.some((pair) => has.has(pair)));
    // In a text of a few words, a word that the message lacks indicates another message.
    const share = isOwn ? MIN_OWN_SHARE : MIN_MATCHED_SHARE;
    const neededOfPasted = count < PART_PAIRS ? count : count * share;
    const isPart = shared.length >= Math.max(leastOfPart, neededOfPasted);
    return isWhole || isPart || longestRun(pairs, has) >= LONG_RUN ? this.weigh(shared) : 0;
  }

  private weigh(pairs: readonly string[]): number {
    return pairs.reduce((sum, pair) => sum + this.weights.get(pair)!, 0);
  }
}

function readPasted(text: string): Pasted {
  const words = wordsOf(text);
  const pairs = new Set(joinPairs(words));
  return {
    has: new Set([...pairs, ...words]),
    count: pairs.size,
    text: comparable(text),
    names: namesIn(text),
    isOwn: OWN.test(text),
  };
}

/** Matches quoted words, called functions (`value.isValid is not a function`), and file paths. */
const NAME =
  /(?<![\p{L}\p{N}])['"`]([^\s'"`,]+)|\b((?:[\w$]+\.)*[\w$]+)(?= is not a (?:function|constructor)\b)|(?<![^\s(])((?:\.{0,2}\/|@?[\w-]+\/)[\w./@-]*\w)/gu;

function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)]
    .map(([, quoted, called, path]) => comparable(quoted ?? called ?? path ?? ''))
    .filter((name) => /[a-z]{2}|\*/i.test(name));
}

/**
 * Normalizes names that the same entry explains: those of adapters, date libraries and hooks, and paths in a package.
 */
function comparable(text: string): string {
  return text
    .replaceAll(/\bAdapter[A-Z]\w*/g, 'Adapter*')
    .replaceAll(
      /\buse(?:Ref|Context|Memo|State|Callback|Effect|LayoutEffect|Reducer|Id)\b/g,
      'use*',
    )
    .replaceAll(/(?<![\w/-])(?:dayjs|luxon|moment|date-fns\/\w+)(?=['"`:\s]|$)/g, 'date*')
    .replaceAll(/(@mui\/material|@emotion)\/[\w-]+/g, '$1/*')
    .replaceAll(/@mui\/x-(date-pickers|data-grid|charts|tree-view)(?:-pro|-premium)?/g, '@mui/x-$1')
    .replaceAll(/\bnode_modules\/|\/index\.m?js\b/g, '');
}

/**
 * Returns whether a text contains the names of a message. A text that was cut off may lack some names if the message
 * contains all names of the text.
 */
function hasNames(names: readonly string[], pasted: Pasted): boolean {
  return (
    names.every((name) => pasted.text.includes(name)) ||
    (pasted.names.length > 0 && pasted.names.every((name) => names.includes(name)))
  );
}

function sharedOf(pairs: readonly string[], has: ReadonlySet<string>): string[] {
  return pairs.filter((pair) => has.has(pair));
}

function longestRun(pairs: readonly string[], set: ReadonlySet<string>): number {
  let longest = 0;
  let run = 0;
  for (const pair of pairs) {
    run = set.has(pair) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Returns each pair of consecutive words in a part of a message. A single word is returned as it is. */
function pairsOf(part: string): string[] {
  const words = wordsOf(part);
  return words.length === 1 ? words : joinPairs(words);
}

function joinPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(BEGINNINGS, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
