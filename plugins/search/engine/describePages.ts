import { stem } from '../text/stem';
import { isUnspaced } from '../text/splitWords';
import type { SearchPage, SearchQuery, SearchResult } from '../types';
import { isWanted } from './isWanted';
import { excerptOf, markText, matcherOf } from './markText';
import type { Found } from './PageIndex';

/** Maximum number of sections shown below a page. */
const MAX_SECTIONS = 3;

/** Sorts hits for display: pages, each followed by its best sections. */
export function orderPages(
  found: readonly Found[],
  query: Pick<SearchQuery, 'plan' | 'flag'>,
): Found[] {
  const byPage = new Map<SearchPage, { best: number; number: number; hits: Found[] }>();
  for (const hit of found.filter((each) => isWanted(marksOf(each), query))) {
    const place = byPage.get(hit.page) ?? {
      best: -Infinity,
      number: hit.number,
      hits: [],
    };
    place.best = Math.max(place.best, hit.score);
    place.hits.push(hit);
    byPage.set(hit.page, place);
  }
  return [...byPage.values()]
    .sort((a, b) => b.best - a.best || a.number - b.number)
    .flatMap(({ hits }) => {
      const sections = hits.filter(({ section }) => section !== null);
      return [
        ...hits.filter(({ section }) => section === null),
        ...sections.sort(bySection).slice(0, MAX_SECTIONS),
      ];
    });
}

/** Sorts by score and section, so that equal scores do not depend on the order in which texts arrived. */
function bySection(a: Found, b: Found): number {
  return b.score - a.score || (a.section ?? 0) - (b.section ?? 0);
}

/** Creates the result for a page or section. */
export function describePage(hit: Found): SearchResult {
  const { page, section, text } = hit;
  const { plan, flags = [] } = marksOf(hit);
  const matcher = matcherOf([
    ...hit.words,
    ...hit.words.map(stem),
    // Single characters of a Chinese word have no meaning.
    ...hit.terms.filter((term) => !isUnspaced(term) || term.length > 1),
  ]);
  const part = section === null ? null : page.sections[section]!;
  return {
    address: part ? `${page.address}#${part.anchor}` : page.address,
    kind: part ? 'section' : 'page',
    title: markText(part?.heading ?? page.title, matcher),
    context: part ? [page.title] : page.trail,
    excerpt: excerptOf(text || (part ? '' : page.description), matcher),
    ...(plan && { plan }),
    flags: [...flags],
  };
}

function marksOf({ page, section }: Found) {
  const part = section === null ? page : page.sections[section]!;
  const plan = part.plan ?? page.plan;
  return { flags: part.flags ?? page.flags, ...(plan && plan !== 'community' && { plan }) };
}
