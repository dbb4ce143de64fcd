import { findNames } from '../names/findNames';
import { NameList } from '../names/NameList';
import { readNames } from '../names/readNames';
import { readQueryNames } from '../names/readQueryNames';
import type {
  GroupName,
  NamesFile,
  PagesFile,
  ResultGroup,
  SearchQuery,
  SearchResult,
  SearchResults,
  TextsFile,
} from '../types';
import { chooseNames, describeName } from './describeNames';
import { describePage, orderPages } from './describePages';
import { NextLetters } from './NextLetters';
import { PageIndex } from './PageIndex';

/** How many results a group shows beside another one, alone, and when the reader asks for nothing else. */
const MOST_RESULTS = { together: 6, alone: 12, chosen: 60 };

/** Answers what readers type about one version in one language, with whatever part of the index has arrived. */
export class SearchEngine {
  private readonly pages = new PageIndex();
  private readonly nextLetters = new NextLetters();
  private names = new NameList([]);

  addNames(file: NamesFile): void {
    this.names = new NameList(readNames(file));
    this.nextLetters.addNames([...new Set(this.names.things.map(({ key }) => key))]);
  }

  addPages({ pages }: PagesFile): void {
    this.pages.addPages(pages);
    this.nextLetters.addLines(
      pages.flatMap(({ title, description, keywords = [], trail, sections }) => [
        title,
        description,
        ...keywords,
        ...trail,
        ...sections.map(({ heading }) => heading),
      ]),
    );
  }

  /** Takes in the text of an area, a page at each step. */
  addTexts(file: TextsFile): Generator<void> {
    return this.pages.addTexts(file);
  }

  /** Finds what matches; where nothing does, what comes near. */
  search(query: SearchQuery): SearchResults {
    const exact = this.find(query, false);
    if (exact.length > 0) {
      return { groups: exact, isNear: false };
    }
    const near = this.find(query, true);
    return { groups: near, isNear: near.length > 0 };
  }

  /** What the reader may have typed with the next key, the likeliest first. */
  guessNext(text: string): string[] {
    return this.nextLetters.after(text.toLowerCase()).map((letter) => text + letter);
  }

  private find({ text, ...query }: SearchQuery, isNear: boolean): ResultGroup[] {
    const pages = orderPages(this.pages.search(text, query.area, isNear), query);
    const found = findNames(this.names, readQueryNames(text), isNear);
    const names = chooseNames(found, query);
    const groups: Group[] = [
      {
        name: 'pages',
        total: pages.length,
        take: (most) => pages.slice(0, most).map(describePage),
      },
      { name: 'api', total: names.length, take: (most) => names.slice(0, most).map(describeName) },
    ];
    // What is named comes first; where a page and an entry are, the page says more.
    const isApiFirst = names[0]?.isNamed === true && pages[0]?.isNamed !== true;
    const chosen = (isApiFirst ? groups.reverse() : groups).filter(
      ({ name, total }) => total > 0 && (query.group || name) === name,
    );
    const place = query.group ? 'chosen' : chosen.length > 1 ? 'together' : 'alone';
    const most = MOST_RESULTS[place];
    return chosen.map(({ name, total, take }) => ({ name, total, results: take(most) }));
  }
}

/** Results before they are described, which takes longer than finding them. */
interface Group {
  name: GroupName;
  total: number;
  take: (most: number) => SearchResult[];
}
