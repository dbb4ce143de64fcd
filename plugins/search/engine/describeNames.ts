import type { FoundName } from '../names/findNames';
import type { ResultFlag, SearchQuery, SearchResult } from '../types';
import { isWanted } from './isWanted';

/** Leaves the places of names that a reader wants to see, and names that have any. */
export function chooseNames(
  found: readonly FoundName[],
  query: Pick<SearchQuery, 'plan' | 'flag'>,
): FoundName[] {
  return found.flatMap((name) => {
    const places = name.places.filter(({ plan, isDeprecated }) =>
      isWanted({ plan, flags: flagsOf(isDeprecated) }, query),
    );
    return places.length > 0 ? [{ ...name, places }] : [];
  });
}

/** Makes a result of a name, which stands for all entries that have a member of that name. */
export function describeName({ thing, places, marks }: FoundName): SearchResult {
  const [{ address, plan, isDeprecated }] = places as [FoundName['places'][number]];
  return {
    address,
    kind: thing.kind,
    title: cut(thing.name, marks),
    context: thing.isEntry ? [] : places.map(({ owner }) => owner),
    ...(plan !== 'community' && { plan }),
    flags: flagsOf(isDeprecated),
  };
}

function flagsOf(isDeprecated: boolean): ResultFlag[] {
  return isDeprecated ? ['deprecated'] : [];
}

function cut(name: string, marks: FoundName['marks']): string[] {
  let end = 0;
  const pieces = marks
    .filter(([from], index) => from >= (marks[index - 1]?.[1] ?? 0))
    .flatMap(([from, to]) => {
      const piece = [name.slice(end, from), name.slice(from, to)];
      end = to;
      return piece;
    });
  return [...pieces, name.slice(end)];
}
