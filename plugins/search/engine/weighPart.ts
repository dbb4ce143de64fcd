import type { SearchPage } from '../types';

/** What a reader may type word for word. */
export type Typed = 'title' | 'keyword' | 'heading';

/** What is known of a part that was found, besides how well the index finds it. */
interface Circumstances {
  /** What of it is just what the reader typed. */
  readonly typed: Typed | null;
  /** Whether it has every word. */
  readonly isWhole: boolean;
  /** Whether it is in the area of the page that the reader has open. */
  readonly isNear: boolean;
  /** Whether it belongs to a guide from one version to another and the reader did not ask for one. */
  readonly isOtherGuide: boolean;
}

const TYPED: Readonly<Record<Typed, number>> = { title: 3, keyword: 2.5, heading: 5 };
const WHOLE = 1.7;
const NEARBY = 1.25;
const OTHER_GUIDE = 0.4;

const GUIDES = 'migration';
const GUIDE_WORDS = /^(?:migrat|upgrad|break|version|v\d|迁移|升级|版本)/;

/** How much a part counts among those that were found. */
export function weighPart(
  score: number,
  { typed, isWhole, isNear, isOtherGuide }: Circumstances,
): number {
  return (
    score *
    (typed ? TYPED[typed] : 1) *
    (isWhole ? WHOLE : 1) *
    (isNear ? NEARBY : 1) *
    (isOtherGuide ? OTHER_GUIDE : 1)
  );
}

/** Guides to newer versions mention what other pages are about. */
export function isGuide({ area }: SearchPage): boolean {
  return area === GUIDES;
}

/** Whether a reader speaks of versions, or of the way from one to another. */
export function asksForGuides(words: readonly string[]): boolean {
  return words.some((word) => GUIDE_WORDS.test(word));
}
