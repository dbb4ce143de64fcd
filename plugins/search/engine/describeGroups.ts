import type { FoundName } from '../names/rateName';
import type { ResultGroup, SearchQuery } from '../types';
import { describeName } from './describeNames';
import { describePage } from './describePages';
import type { Found } from './PageIndex';

/** How many results a group shows beside another one, alone, and when the reader asks for nothing else. */
const MAX_RESULTS = { together: 6, alone: 12, chosen: 60 };

/** Results in their order. */
export interface Results {
  readonly pages: readonly Found[];
  readonly names: readonly FoundName[];
}

/** Describes as many results as readers see: that takes longer than finding them. */
export function describeGroups(
  { pages, names }: Results,
  { group }: Pick<SearchQuery, 'group'>,
): ResultGroup[] {
  const isTogether = pages.length > 0 && names.length > 0;
  const most = MAX_RESULTS[group ? 'chosen' : isTogether ? 'together' : 'alone'];
  const groups: ResultGroup[] = [
    { name: 'pages', total: pages.length, results: pages.slice(0, most).map(describePage) },
    { name: 'api', total: names.length, results: names.slice(0, most).map(describeName) },
  ];
  // What is named comes first; where a page and an entry are, the page says more.
  const isApiFirst = names[0]?.isNamed === true && pages[0]?.isNamed !== true;
  return (isApiFirst ? groups.reverse() : groups).filter(({ total }) => total > 0);
}
