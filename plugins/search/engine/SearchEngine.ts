import { MessageFinder } from '../../messages/client/MessageFinder';
import { findAmong } from '../names/findExact';
import { findNames } from '../names/findNames';
import type { FoundName } from '../names/rateName';
import { type NamedThing, readNames } from '../names/readNames';
import { readQueryNames } from '../names/readQueryNames';
import type { NamesFile, PagesFile, SearchQuery, SearchResults, TextsFile } from '../types';
import { describeGroups, type Results } from './describeGroups';
import { chooseNames } from './describeNames';
import { orderPages } from './describePages';
import { findMessages, listMessages, type MessagePlace } from './findMessages';
import { PageIndex } from './PageIndex';

/** Answers queries for one version in one language, using the parts of the index that have loaded. */
export class SearchEngine {
  private readonly pages = new PageIndex();
  private names: readonly NamedThing[] = [];
  private messages = new MessageFinder<MessagePlace>([]);

  addNames(file: NamesFile): void {
    this.names = readNames(file);
  }

  addPages({ pages }: PagesFile): void {
    this.pages.addPages(pages);
    this.messages = new MessageFinder(listMessages(pages));
  }

  /** Adds the text of an area, one page per step. */
  addTexts(file: TextsFile): Generator<void> {
    return this.pages.addTexts(file);
  }

  /**
   * Finds matches or, without any, near matches. Names that match single words follow these results, because they do
   * not answer a query in which another word is misspelled.
   */
  search(query: SearchQuery): SearchResults {
    const exact = this.find(query, false);
    const near = isEmpty(exact) ? this.find(query, true) : exact;
    const found = isEmpty(near) ? this.findRelaxed(query) : near;
    const others = exact.names.length > 0 ? [] : this.findOthers(query, found.names);
    const groups = describeGroups({ ...found, names: [...found.names, ...others] }, query);
    return { groups, isNear: found !== exact && !isEmpty(found) };
  }

  /** Finds pages and names of the chosen group, with explanations of a pasted message first. */
  private find(query: SearchQuery, isNear: boolean): Results {
    const { text, area, group } = query;
    const pages = group === 'api' ? [] : this.pages.search(text, area, isNear);
    const names = group === 'pages' ? [] : findNames(this.names, readQueryNames(text), isNear);
    const messages = group === 'api' ? [] : findMessages(this.messages, this.pages, query);
    const others = orderPages(pages, query).filter(
      ({ page, section }) =>
        !messages.some((each) => each.page === page && each.section === section),
    );
    return { pages: [...messages, ...others], names: chooseNames(names, query) };
  }

  /** Finds pages without the rarest words, which may be specific to the reader. */
  private findRelaxed(query: SearchQuery): Results {
    const pages = query.group === 'api' ? [] : this.pages.searchRelaxed(query.text, query.area);
    return { pages: orderPages(pages, query), names: [] };
  }

  /** Finds names among the words, except those already found. */
  private findOthers(query: SearchQuery, names: readonly FoundName[]): readonly FoundName[] {
    const among = query.group === 'pages' ? [] : findAmong(this.names, readQueryNames(query.text));
    return chooseNames(among, query).filter(
      ({ thing }) => !names.some((name) => name.thing === thing),
    );
  }
}

function isEmpty({ pages, names }: Results): boolean {
  return pages.length === 0 && names.length === 0;
}
