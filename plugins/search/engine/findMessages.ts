import type { FindableMessage, MessageFinder } from '../../messages/client/MessageFinder';
import { splitWords } from '../text/splitWords';
import type { SearchPage, SearchQuery } from '../types';
import { isWanted } from './isWanted';
import type { Found, PageIndex } from './PageIndex';

/** A message and the section that explains it. */
export interface MessagePlace extends FindableMessage {
  readonly page: SearchPage;
  /** Number of the page. */
  readonly number: number;
  /** Number of the section. */
  readonly section: number;
}

/** Lists the messages that pages explain. */
export function listMessages(pages: readonly SearchPage[]): MessagePlace[] {
  return pages.flatMap((page, number) =>
    page.sections.flatMap(({ messages = [] }, section) =>
      messages.map((parts) => ({ parts, page, number, section })),
    ),
  );
}

/** Finds the sections that explain a pasted message. */
export function findMessages(
  finder: MessageFinder<MessagePlace>,
  pages: PageIndex,
  { text, plan, flag }: SearchQuery,
): Found[] {
  return placesOf(finder, text)
    .filter(({ page, section }) => isWanted(page.sections[section]!, { plan, flag }))
    .map(({ page, number, section, parts }, index) => {
      const words = splitWords(text).filter((word) => splitWords(parts.join(' ')).includes(word));
      return {
        page,
        number,
        section,
        text: pages.textOf(number, section),
        score: -index,
        words,
        terms: [...words],
        isNamed: true,
      };
    });
}

/** Patterns of component names in messages, by family. */
const COMPONENTS: Readonly<Record<string, RegExp>> = {
  'data-grid': /Data ?Grid/,
  'date-pickers': /Picker|Calendar|Clock|(?:Date|Time) ?Field/,
  charts: /Chart/,
  'tree-view': /Tree ?(?:View|Item)/,
};

/**
 * Returns the sections that explain a pasted message, the likeliest first. Families can have identical messages, so the
 * family of a component in the text comes first.
 */
export function placesOf(
  finder: Pick<MessageFinder<MessagePlace>, 'find'>,
  text: string,
): MessagePlace[] {
  const named = Object.keys(COMPONENTS).filter((family) => COMPONENTS[family]!.test(text));
  const isNamed = ({ page }: MessagePlace): boolean =>
    named.some((family) => page.address.endsWith(`/${family}/`));
  const places = onePerSection(finder.find(text));
  return [...places.filter(isNamed), ...places.filter((place) => !isNamed(place))];
}

/** Removes duplicates of sections that explain several messages. */
export function onePerSection(places: readonly MessagePlace[]): MessagePlace[] {
  return places.filter(
    ({ page, section }, index) =>
      places.findIndex((each) => each.page === page && each.section === section) === index,
  );
}
