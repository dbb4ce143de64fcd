import MiniSearch, { type SearchResult as Hit } from 'minisearch';
import { nearestName } from '../../../lib/diagnostics/nearestName';
import { maxTypos } from '../../../lib/text/nearWords';
import { joinWords } from '../text/joinWords';
import { readLooser } from '../text/readLooser';
import { type QueryWord, readQueryWords } from '../text/readQueryWords';
import { splitPairs } from '../text/splitPairs';
import { isUnspaced, splitWords } from '../text/splitWords';
import { STOP_WORDS } from '../text/stopWords';
import type { SearchPage, TextsFile } from '../types';
import { createQuery } from './createQuery';
import { hasEnough, MIN_WORDS } from './hasEnough';
import {
  type Document,
  documentsOf,
  idOf,
  type Part,
  partsOf,
  textsOfPart,
  wholeText,
} from './pageParts';
import { ratePairs } from './ratePairs';
import { type Asked, readAsked } from './readAsked';
import { isOnlyMention, type Typed, scoreSection } from './scoreSection';
import { expandWord, isAmong, isContiguous } from './wordForms';

/** A page or one of its sections that matches a query. */
export interface Found {
  page: SearchPage;
  /** Number of the page. */
  number: number;
  /** Number of the section; `null` for the page itself. */
  section: number | null;
  text: string;
  score: number;
  /** Words of the query. */
  words: readonly string[];
  /** Matching words as they are in the page. */
  terms: string[];
  /** Whether the reader typed the title of the page. */
  isNamed: boolean;
}

const BOOSTS = {
  title: 12,
  joined: 8,
  keywords: 8,
  originalTitle: 12,
  original: 8,
  description: 3,
  heading: 5,
  questions: 4,
  context: 0.7,
  text: 1,
};
/** Readers who type a single word look for the page about it. */
const SINGLE_WORD_BOOSTS = { ...BOOSTS, questions: 0.1 };
/** The last digits of a score depend on the order in which texts arrive. */
const PRECISION = 6;

/** Full-text index of pages and sections. */
export class PageIndex {
  private readonly pages: SearchPage[] = [];
  private readonly parts = new Map<string, Part>();
  /** Words of titles before those of texts. */
  private readonly vocabulary = new Set<string>();
  private readonly index = new MiniSearch<Document>({
    fields: Object.keys(BOOSTS),
    tokenize: splitWords,
    processTerm: (word, field) => {
      // Misspelled words are corrected to those of the pages.
      if (field !== 'questions') {
        this.vocabulary.add(word);
      }
      return STOP_WORDS.has(word) ? null : expandWord(word);
    },
    searchOptions: { boost: BOOSTS, tokenize: (word) => [word], processTerm: (word) => word },
  });

  /** Adds titles and headings, which can be found immediately. */
  addPages(pages: readonly SearchPage[]): void {
    pages.forEach((page, number) => {
      this.pages.push(page);
      partsOf(page, number).forEach(([id, part]) => this.parts.set(id, part));
      this.index.addAll(this.documentsOf(number));
    });
  }

  /** Adds texts, one page per step. */
  *addTexts(file: TextsFile): Generator<void> {
    for (const [number, texts, questions = []] of file) {
      this.index.removeAll(this.documentsOf(number));
      texts.forEach((text, index) => {
        const part = this.partOf(idOf(number, index === 0 ? null : index - 1));
        part.text = text;
        part.questions = questions[index] ?? '';
      });
      this.index.addAll(this.documentsOf(number));
      yield;
    }
  }

  /** Returns the text below a heading if it has loaded. */
  textOf(number: number, section: number): string {
    return this.partOf(idOf(number, section)).text;
  }

  /**
   * Finds pages and sections that have enough of the typed words.
   *
   * @param area the area whose pages are preferred
   * @param isNear whether to allow wrong letters
   */
  search(text: string, area: string, isNear: boolean): Found[] {
    const typed = readQueryWords(text);
    const words = isNear || typed.length >= MIN_WORDS ? this.correct(typed) : typed;
    for (const reading of [words, ...readLooser(words)]) {
      const found = this.find(readAsked(reading), area, isNear);
      if (found.length > 0) {
        return found;
      }
    }
    return [];
  }

  /** Finds pages that have most of many words, leaving out the rarest words one by one. */
  searchRelaxed(text: string, area: string): Found[] {
    let words = readQueryWords(text);
    if (words.some(({ word }) => isUnspaced(word))) {
      return this.searchPairs(text, area);
    }
    while (words.length >= MIN_WORDS) {
      const counts = words.map(({ word }) => this.index.search(word, { prefix: true }).length);
      const rarest = counts.indexOf(Math.min(...counts));
      words = words.filter((_word, index) => index !== rarest);
      const found = this.find(readAsked(words), area, false);
      if (found.length > 0) {
        return found;
      }
    }
    return [];
  }

  /**
   * Finds pages by pairs of characters: the segmenter splits phrases of readers differently from the same words in a
   * text, such as 每列表头 into 每, 列表 and 头.
   */
  private searchPairs(text: string, area: string): Found[] {
    const parts = [...this.parts.values()];
    const rated = ratePairs(splitPairs(text), parts.map(textsOfPart));
    return rated.map(({ index, score, pairs }) => {
      const part = parts[index]!;
      const isMention = isOnlyMention(part.page, pairs);
      return {
        ...part,
        score: scoreSection(score, {
          typed: null,
          isWhole: false,
          isNear: part.page.area === area,
          isMention,
        }),
        words: pairs,
        terms: [],
        isNamed: false,
      };
    });
  }

  private find(asked: Asked, area: string, isNear: boolean): Found[] {
    if (asked.needed.length === 0) {
      return [];
    }
    return this.lookUp(asked)
      .filter((hit) => this.hasOwnMatch(hit))
      .filter((hit) => !asked.isUnspaced || this.hasTogether(hit, asked, isNear))
      .map((hit) => this.describe(hit, asked, area));
  }

  /** Replaces words that start no word of the pages by the nearest one that they contain. */
  private correct(words: readonly QueryWord[]): QueryWord[] {
    const known = [...this.vocabulary];
    return words.map((typed) =>
      isUnspaced(typed.word) || known.some((word) => word.startsWith(typed.word))
        ? typed
        : { ...typed, word: nearestName(typed.word, known, maxTypos(typed.word)) ?? typed.word },
    );
  }

  /** Finds parts that contain enough of the words. */
  private lookUp({ words, needed }: Asked): Hit[] {
    const boost = needed.length === 1 ? SINGLE_WORD_BOOSTS : BOOSTS;
    return needed.length === words.length && words.length < MIN_WORDS
      ? this.index.search(createQuery(words, 'AND'), { boost })
      : this.index.search(createQuery(words, 'OR'), {
          boost,
          filter: ({ queryTerms }) => hasEnough(needed, (forms) => isAmong(forms, queryTerms)),
        });
  }

  /** Whether a hit has enough of the words, counting only words whose characters are contiguous. */
  private hasTogether({ id, queryTerms }: Hit, { needed }: Asked, isNear: boolean): boolean {
    const text = wholeText(this.partOf(id));
    return hasEnough(
      needed,
      (forms) => isAmong(forms, queryTerms) && isContiguous(text, forms.word, isNear),
    );
  }

  /** Whether the section itself matches; a match in its surroundings alone is no reason to show it. */
  private hasOwnMatch({ id, match }: Hit): boolean {
    return (
      this.partOf(id).section === null ||
      Object.values(match).some((fields) => fields.some((field) => field !== 'context'))
    );
  }

  private describe(hit: Hit, { words, forms, names }: Asked, area: string): Found {
    const { id, score, terms, queryTerms } = hit;
    const part = this.partOf(id);
    const { page, number, section, text } = part;
    const typed = typedAs(part, hit, names);
    return {
      page,
      number,
      section,
      text,
      score: scoreSection(Number(score.toPrecision(PRECISION)), {
        typed,
        isWhole: forms.every((each) => isAmong(each, queryTerms)),
        isNear: page.area === area,
        isMention: isOnlyMention(page, words),
      }),
      words,
      terms,
      isNamed: typed === 'title',
    };
  }

  private partOf(id: string): Part {
    return this.parts.get(id)!;
  }

  private documentsOf(number: number): Document[] {
    return documentsOf(this.pages[number]!, number, (id) => this.partOf(id));
  }
}

/** Returns the part of the document that the reader typed exactly. */
function typedAs(
  { page, titles, keywords, section, questions }: Part,
  { match }: Hit,
  names: readonly string[],
): Typed | null {
  // Split headings and questions only if one matched, because few do and splitting takes time.
  const has = (field: string) => Object.values(match).some((fields) => fields.includes(field));
  const isAsked = () =>
    has('questions') &&
    questions.split('\n').some((question) => names.includes(joinWords(question)));
  if (section === null) {
    return titles.some((title) => names.includes(title))
      ? 'title'
      : keywords.some((keyword) => names.includes(keyword))
        ? 'keyword'
        : isAsked()
          ? 'question'
          : null;
  }
  const { heading, original = '' } = page.sections[section]!;
  if (has('heading') && names.includes(joinWords(heading))) {
    return 'heading';
  }
  // Readers who name a feature in another language probably want its page, so this counts less than a heading.
  return has('original') && names.includes(joinWords(original))
    ? 'keyword'
    : isAsked()
      ? 'question'
      : null;
}
