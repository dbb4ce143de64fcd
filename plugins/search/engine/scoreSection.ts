import type { SearchPage } from '../types';

/** Parts that a reader may type word for word. */
export type Typed = 'title' | 'keyword' | 'heading';

/** Facts about a hit, besides its score in the index. */
interface Circumstances {
  /** The part that the reader typed exactly. */
  readonly typed: Typed | null;
  /** Whether it has every word. */
  readonly isWhole: boolean;
  /** Whether it is in the area of the page that the reader has open. */
  readonly isNear: boolean;
  /** Whether it is in an area that mentions what other pages are about, and the reader did not ask for that area. */
  readonly isMention: boolean;
}

const TYPED: Readonly<Record<Typed, number>> = { title: 3, keyword: 2.5, heading: 5 };
const WHOLE = 1.7;
const NEARBY = 1.25;
const MENTION = 0.4;

/** Areas that mention what other pages are about, with the words by which a reader asks for them. */
const MENTIONING: Readonly<Record<string, RegExp>> = {
  migration: /^(?:migrat|upgrad|break|version|v\d|迁移|升级|版本)/,
  messages: /^(?:messag|error|warn|exception|console|mui$|消息|报错|错误|警告|异常|控制台)/,
};

/** How much a part counts among those that were found. */
export function scoreSection(
  score: number,
  { typed, isWhole, isNear, isMention }: Circumstances,
): number {
  return (
    score *
    (typed ? TYPED[typed] : 1) *
    (isWhole ? WHOLE : 1) *
    (isNear ? NEARBY : 1) *
    (isMention ? MENTION : 1)
  );
}

/** Whether a page is in an area that mentions what others are about, and the words do not ask for that area. */
export function isOnlyMention({ area }: SearchPage, words: readonly string[]): boolean {
  const asks = MENTIONING[area];
  return asks !== undefined && !words.some((word) => asks.test(word));
}
