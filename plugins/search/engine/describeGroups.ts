import type { FoundName } from '../names/rateName';
import type { ResultGroup, SearchQuery } from '../types';
import { describeName } from './describeNames';
import { describePage } from './describePages';
import type { Found } from './PageIndex';

/** Maximum number of results in a group: next to another group, alone, and when the reader chose the group. */
const MAX_RESULTS = { together: 6, alone: 12, chosen: 60 };

/** Results in order. */
export interface Results {
  readonly pages: readonly Found[];
  readonly names: readonly FoundName[];
}

/** Describes only the results that readers see, because describing takes longer than finding. */
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
  // A named result comes first. If both a page and an entry are named, the page is more useful.
  const isApiFirst = names[0]?.isNamed === true && pages[0]?.isNamed !== true;
  return (isApiFirst ? groups.reverse() : groups).filter(({ total }) => total > 0);
}
