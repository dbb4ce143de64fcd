import type { FoundName } from '../names/rateName';
import type { ResultFlag, SearchQuery, SearchResult } from '../types';
import { isWanted } from './isWanted';

/** Filters the places of names by the reader's choices, and drops names without remaining places. */
export function chooseNames(
  found: readonly FoundName[],
  query: Pick<SearchQuery, 'plan' | 'flag'>,
): readonly FoundName[] {
  if (query.plan === '' && query.flag === '') {
    return found;
  }
  return found.flatMap((name) => {
    const places = name.places.filter(({ plan, isDeprecated }) =>
      isWanted({ plan, flags: flagsOf(isDeprecated) }, query),
    );
    return places.length > 0 ? [{ ...name, places }] : [];
  });
}

/** Creates the result for a name, which represents all entries that have a member of that name. */
export function describeName({ thing, places, matches }: FoundName): SearchResult {
  const [{ address, plan, isDeprecated, since }] = places as [FoundName['places'][number]];
  return {
    address,
    kind: thing.kind,
    ...(thing.successor === null
      ? { title: cut(thing.name, matches) }
      : { title: [thing.successor], former: cut(thing.name, matches) }),
    context: thing.isEntry ? [] : places.map(({ owner }) => owner),
    ...(plan !== 'community' && { plan }),
    ...(since !== null && { since }),
    flags: flagsOf(isDeprecated),
  };
}

function flagsOf(isDeprecated: boolean): ResultFlag[] {
  return isDeprecated ? ['deprecated'] : [];
}

function cut(name: string, matches: FoundName['matches']): string[] {
  let end = 0;
  const pieces = [...matches]
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to }) => {
      if (from < end) {
        return [];
      }
      const piece = [name.slice(end, from), name.slice(from, to)];
      end = to;
      return piece;
    });
  return [...pieces, name.slice(end)];
}
