import type { SearchPage } from '../types';

/** Parts of a page that a reader may type literally. */
export type Typed = 'title' | 'keyword' | 'heading' | 'question';

/** Facts about a hit in addition to its index score. */
interface Circumstances {
  /** The part that the reader typed exactly. */
  readonly typed: Typed | null;
  /** Whether the hit has every word. */
  readonly isWhole: boolean;
  /** Whether the hit is in the area of the current page. */
  readonly isNear: boolean;
  /**
   * Whether the hit is in an area that only mentions topics of other pages, and the reader did not ask for that area.
   */
  readonly isMention: boolean;
}

const TYPED: Readonly<Record<Typed, number>> = {
  title: 3,
  keyword: 2.5,
  heading: 5,
  question: 4,
};
const WHOLE = 1.7;
const NEARBY = 1.25;
const MENTION = 0.4;

/** Areas that mention topics of other pages, with the words by which readers ask for these areas. */
const MENTIONING: Readonly<Record<string, RegExp>> = {
  migration: /^(?:migrat|upgrad|break|version|v\d|迁移|升级|版本)/,
  messages: /^(?:messag|error|warn|exception|console|mui$|消息|报错|错误|警告|异常|控制台)/,
};

/** Returns the weighted score of a hit. */
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

/** Whether a page is in an area that mentions topics of other pages, and the words do not ask for that area. */
export function isOnlyMention({ area }: SearchPage, words: readonly string[]): boolean {
  const asks = MENTIONING[area];
  return asks !== undefined && !words.some((word) => asks.test(word));
}
