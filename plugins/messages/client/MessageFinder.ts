/** A message that can be found, by its parts; those that a program fills in are empty. */
export interface FindableMessage {
  readonly parts: readonly string[];
}

/** Messages of other software differ from thousands of others by the names in them alone. */
const OWN = /MUI(?: X)?:|Material-UI/;

/** Pasted text has at least this many pairs of words in common with a message that is meant. */
const MIN_PAIRS = 2;
/** A part of a message has as many, unless it begins like one: fewer may be a reader's own words. */
const PART_PAIRS = 5;
/** As many pairs one after the other are enough, whatever else was pasted, and whatever was cut off. */
const LONG_RUN = 6;
/** How much of a message has to be there if more was pasted, and how much of what was pasted if it was cut off. */
const MIN_MATCHED_SHARE = 0.6;
/** How many messages are told that share their words, and how far these may be behind the best. */
const MAX_FOUND = 3;
const NOT_BEHIND = 0.7;

/** Prefixes of messages, and prefixes that consoles add. */
const BEGINNINGS =
  /(?:MUI(?: X)?|Material-UI)(?:(?: [A-Z][A-Za-z ]{0,20})?:|\b)|(?:Uncaught )?\b\w{0,40}Error:/g;

/** Message that a reader pasted. */
interface Pasted {
  /** Its pairs of words, and its words. */
  readonly has: ReadonlySet<string>;
  /** The number of its pairs. */
  readonly count: number;
  /** The whole text, with names as they are compared. */
  readonly text: string;
  readonly names: readonly string[];
}

interface Known<Message> {
  readonly message: Message;
  readonly pairs: readonly string[];
  /** The pairs of each of its parts. */
  readonly parts: readonly (readonly string[])[];
  readonly names: readonly string[];
}

/**
 * Finds messages by what a reader pastes: the whole text, its first line, or a log with numbers, names, paths and the
 * lines of a stack in it. What counts is which words follow each other, and how few messages have them so.
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

  /** The messages that a text quotes, the likeliest first; none for text that quotes none. */
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

  /** The messages that have most in common with a text, whether it quotes one or not; none without a pair in common. */
  findNear(text: string): Message[] {
    const { has } = readPasted(text);
    return this.known
      .map(({ message, pairs }) => ({ message, score: this.weigh(sharedOf(pairs, has)) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_FOUND)
      .map(({ message }) => message);
  }

  /** @param leastOfPart how many pairs a part of a message has in common with it */
  private rate(
    { pairs, parts }: Known<Message>,
    { has, count }: Pasted,
    leastOfPart: number,
  ): number {
    const shared = sharedOf(pairs, has);
    const isWhole =
      shared.length >= Math.max(MIN_PAIRS, pairs.length * MIN_MATCHED_SHARE) &&
      parts.every((part) => part.some((pair) => has.has(pair)));
    // In a few words, one that the message lacks makes it another message.
    const neededOfPasted = count < PART_PAIRS ? count : count * MIN_MATCHED_SHARE;
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
  };
}

/** Quoted words, called functions (`value.isValid is not a function`), and paths of files. */
const NAME =
  /(?<![\p{L}\p{N}])['"`]([^\s'"`,]+)|\b((?:[\w$]+\.)*[\w$]+)(?= is not a (?:function|constructor)\b)|(?<![^\s(])((?:\.{0,2}\/|@?[\w-]+\/)[\w./@-]*\w)/gu;

function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)]
    .map(([, quoted, called, path]) => comparable(quoted ?? called ?? path ?? ''))
    .filter((name) => /[a-z]{2}|\*/i.test(name));
}

/** Makes names alike that one entry explains: those of adapters, date libraries and hooks, and paths below a package. */
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
 * Whether a text has the names that a message has. A text that was cut off may lack some, if all that it has are of the
 * message.
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

/** Each two words that follow each other in a part of a message; a single word stands for itself. */
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
