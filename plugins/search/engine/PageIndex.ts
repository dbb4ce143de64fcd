import MiniSearch, { type SearchResult as Hit } from 'minisearch';
import { isUnspaced, splitWords } from '../text/splitWords';
import { STOP_WORDS } from '../text/stopWords';
import type { SearchPage, TextsFile } from '../types';
import { countWords, formsOf } from './countWords';
import { createQuery } from './createQuery';
import { expandWord } from './expandWord';
import { standsTogether } from './standsTogether';
import { twistsOf } from './twistsOf';
import { asksForGuides, isGuide, weighPart } from './weighPart';

/** A page, or a part of it below a heading. */
export interface Found {
  page: SearchPage;
  /** Number of the section; `null` for the page itself. */
  section: number | null;
  text: string;
  score: number;
  /** The words that were looked for. */
  words: readonly string[];
  /** The words that matched, as pages have them. */
  terms: string[];
  /** Whether the reader typed the title of the page. */
  isNamed: boolean;
}

/** What a document of the index stands for. */
interface Part {
  readonly page: SearchPage;
  /** The words of the page's title. */
  readonly title: string;
  /** The words of each of its keywords. */
  readonly keywords: readonly string[];
  readonly section: number | null;
  text: string;
}

interface Document {
  id: string;
  title?: string;
  /** The title as one word: `datepicker`. */
  joined?: string;
  description?: string;
  keywords?: string;
  heading?: string;
  /** What is around: groups of the sidebar, and the page around a section. */
  context: string;
  text: string;
}

const BOOSTS = {
  title: 12,
  joined: 8,
  keywords: 8,
  description: 3,
  heading: 5,
  context: 0.7,
  text: 1,
};
/** From this number of words on, one may be missing: some of a question's words are the reader's own. */
const LEAST_WORDS = 3;
/** In shorter words another place of a letter makes another word. */
const LEAST_TWISTED = 5;

/** Pages and sections by their words. */
export class PageIndex {
  private readonly pages: SearchPage[] = [];
  private readonly parts = new Map<string, Part>();
  private readonly index = new MiniSearch<Document>({
    fields: Object.keys(BOOSTS),
    tokenize: splitWords,
    processTerm: (word) => (STOP_WORDS.has(word) ? null : expandWord(word)),
    searchOptions: { boost: BOOSTS, tokenize: (word) => [word], processTerm: (word) => word },
  });

  /** Takes in titles and headings, which can be found from now on. */
  addPages(pages: readonly SearchPage[]): void {
    pages.forEach((page, number) => {
      const title = joinWords(page.title);
      const keywords = (page.keywords ?? []).map(joinWords);
      this.pages.push(page);
      for (const section of [null, ...page.sections.keys()]) {
        this.parts.set(idOf(number, section), { page, title, keywords, section, text: '' });
      }
      this.index.addAll(this.documentsOf(number));
    });
  }

  /** Takes in text, a page at each step. */
  *addTexts(file: TextsFile): Generator<void> {
    for (const [number, texts] of file) {
      this.index.removeAll(this.documentsOf(number));
      texts.forEach((text, part) => {
        this.partOf(idOf(number, part === 0 ? null : part - 1)).text = text;
      });
      this.index.addAll(this.documentsOf(number));
      yield;
    }
  }

  /**
   * Finds what has the words: all of them, or, of many, all but one.
   *
   * @param area whose pages are likelier to be meant
   * @param isNear whether letters may be wrong
   */
  search(words: readonly string[], area: string, isNear: boolean): Found[] {
    const typed = words.filter(isSpoken).filter(isWorthSearching);
    const spoken = isNear ? typed.map((word) => this.untwist(word)) : typed;
    if (spoken.length === 0) {
      return [];
    }
    const forms = spoken.map(formsOf);
    const isWhole = ({ queryTerms }: Hit) => countWords(forms, queryTerms) === spoken.length;
    const exact = this.lookUp(spoken, isNear);
    const corrected =
      isNear || exact.some(isWhole) ? [] : this.correct(spoken, exact).filter(isWhole);
    const hits = corrected.length > 0 ? corrected : exact;
    const unspaced = spoken.filter((word) => isUnspaced(word) && word.length > 1);
    return hits
      .filter((hit) => this.hasOwnMatch(hit))
      .filter((hit) => unspaced.length === 0 || this.hasTogether(hit, unspaced, isNear))
      .map((hit) =>
        this.describe(hit, spoken, {
          isWhole: isWhole(hit),
          area,
        }),
      );
  }

  /**
   * Brings back to their places two letters of a word that changed them, where there is such a word: in short words
   * the index allows for less.
   */
  private untwist(word: string): string {
    const isKnown = (candidate: string) => this.index.search(candidate).length > 0;
    return isUnspaced(word) || word.length < LEAST_TWISTED || isKnown(word)
      ? word
      : (twistsOf(word).find(isKnown) ?? word);
  }

  /** Looks again, for the words that are nowhere in what was found with letters wrong. */
  private correct(words: readonly string[], found: readonly Hit[]): Hit[] {
    const missing = words.filter((word) => {
      const forms = [formsOf(word)];
      return !found.some(({ queryTerms }) => countWords(forms, queryTerms) > 0);
    });
    return found.length > 0 && missing.length > 0 ? this.lookUp(words, missing) : [];
  }

  /** What has the words: all of them, or, of many, all but one. */
  private lookUp(words: readonly string[], near: boolean | readonly string[]): Hit[] {
    const forms = words.map(formsOf);
    return words.length < LEAST_WORDS
      ? this.index.search(createQuery(words, 'AND', near))
      : this.index.search(createQuery(words, 'OR', near), {
          filter: ({ queryTerms }) => countWords(forms, queryTerms) >= words.length - 1,
        });
  }

  /** Whether the words whose characters were found stand there as words. */
  private hasTogether({ id, queryTerms }: Hit, words: readonly string[], isNear: boolean): boolean {
    const text = this.wholeText(id);
    return words
      .filter((word) => countWords([formsOf(word)], queryTerms) > 0)
      .every((word) => standsTogether(text, word, isNear));
  }

  private wholeText(id: string): string {
    const { page, section, text } = this.partOf(id);
    const { title, description, keywords = [], trail, sections } = page;
    const head =
      section === null ? [description, ...keywords].join('\n') : sections[section]!.heading;
    return [title, head, ...trail, text].join('\n');
  }

  /** What is around a section is no reason to show it. */
  private hasOwnMatch({ id, match }: Hit): boolean {
    return (
      this.partOf(id).section === null ||
      Object.values(match).some((fields) => fields.some((field) => field !== 'context'))
    );
  }

  private describe(
    hit: Hit,
    words: readonly string[],
    { isWhole, area }: { readonly isWhole: boolean; readonly area: string },
  ): Found {
    const { id, score, terms } = hit;
    const { page, title, keywords, section, text } = this.partOf(id);
    const all = words.join();
    const isNamed = section === null && title === all;
    return {
      page,
      section,
      text,
      score: weighPart(score, {
        typed: isNamed
          ? 'title'
          : section === null && keywords.includes(all)
            ? 'keyword'
            : section !== null && isTyped(page.sections[section]!.heading, hit, words)
              ? 'heading'
              : null,
        isWhole,
        isNear: page.area === area,
        isOtherGuide: isGuide(page) && !asksForGuides(words),
      }),
      words,
      terms,
      isNamed,
    };
  }

  private partOf(id: string): Part {
    return this.parts.get(id)!;
  }

  private documentsOf(number: number): Document[] {
    const { title, description, keywords, trail, sections } = this.pages[number]!;
    const around = trail.join(' ');
    const textOf = (section: number | null) => this.partOf(idOf(number, section)).text;
    const joined = splitWords(title).join('');
    return [
      {
        id: idOf(number, null),
        title,
        joined,
        description,
        keywords: keywords?.join('\n'),
        context: around,
        text: textOf(null),
      },
      ...sections.map(({ heading }, index) => ({
        id: idOf(number, index),
        heading,
        context: `${title} ${around}`,
        text: textOf(index),
      })),
    ];
  }
}

function idOf(page: number, section: number | null): string {
  return section === null ? `${page}` : `${page}.${section}`;
}

/** The words of a name, in one text to compare. */
function joinWords(text: string): string {
  return splitWords(text).filter(isSpoken).join();
}

function isSpoken(word: string): boolean {
  return !STOP_WORDS.has(word);
}

/** Half of the pages have a word that begins with the letter which the reader has just typed. */
function isWorthSearching(word: string, index: number, words: readonly string[]): boolean {
  return word.length > 1 || isUnspaced(word) || index < words.length - 1;
}

/** Whether a section's heading is what was typed. Headings are split where one matched: few are, and splitting takes time. */
function isTyped(heading: string, { match }: Hit, words: readonly string[]): boolean {
  return (
    Object.values(match).some((fields) => fields.includes('heading')) &&
    joinWords(heading) === words.join()
  );
}
