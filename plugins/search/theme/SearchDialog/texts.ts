import { translate } from '@docusaurus/Translate';
import { nameFlag } from '@site/src/components/FlagTag/flagTexts';
import type { ResultsMessage } from '../../client/messages';
import type { GroupName, ResultFlag, SearchResult } from '../../types';

export function groupLabels(): Readonly<Record<GroupName, string>> {
  return {
    pages: translate({
      id: 'search.group.pages',
      message: 'Pages',
      description: 'Search results that are pages and their headings',
    }),
    api: translate({
      id: 'search.group.api',
      message: 'API',
      description: 'Search results that are names in the API reference',
    }),
  };
}

export function flagLabels(): Readonly<Record<ResultFlag, string>> {
  return {
    new: nameFlag('new'),
    unstable: nameFlag('unstable'),
    planned: nameFlag('planned'),
    deprecated: translate({
      id: 'search.flag.deprecated',
      message: 'Deprecated',
      description: 'A search result that should not be used any more',
    }),
  };
}

/** Returns the label of the minor release that added a name. */
export function describeSince(minor: string): string {
  return translate(
    {
      id: 'search.since',
      message: 'since {minor}',
      description: 'Beside a search result from the API reference: a minor release, 7.12',
    },
    { minor },
  );
}

/** Returns the label of the option that shows all results of a group. */
export function moreLabel(total: number): string {
  return translate(
    {
      id: 'search.more',
      message: 'Show all {total}',
      description: 'Last option of a group of search results, shows all of its results',
    },
    { total },
  );
}

/** Describes the kind of a result for a name, and its owner unless it is shown below it. */
export function describePlace({ kind, context }: SearchResult, isNested: boolean): string {
  if (kind === 'page' || kind === 'section') {
    return isNested ? '' : context.join(' › ');
  }
  return [kindLabel(kind), nameOwners(context)].filter(Boolean).join(' · ');
}

/** Names the first two of the possibly many entries that have a member. */
function nameOwners(context: readonly string[]): string {
  const [first = '', second, ...rest] = context;
  const names = second === undefined ? first : `${first}, ${second}`;
  return rest.length === 0
    ? names
    : translate(
        {
          id: 'search.owners',
          message: '{names} and {count} more',
          description: 'Entries of the reference that have a member',
        },
        { names, count: rest.length },
      );
}

/** Returns the message shown while an answer is pending, for example on a slow connection. */
export function describeWaiting(): string {
  return translate({
    id: 'search.waiting',
    message: 'Searching…',
    description: 'Shown in the search while results take their time',
  });
}

/** Describes the outcome of a search, also for screen readers. */
export function describeOutcome({ query, results, isComplete }: ResultsMessage): string {
  const { groups, isNear } = results;
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  if (count === 0) {
    return isComplete
      ? translate(
          {
            id: 'search.none',
            message: 'Nothing found for “{query}”.',
            description: 'The search has no results',
          },
          { query: query.text.trim() },
        )
      : '';
  }
  return isNear
    ? translate({
        id: 'search.near',
        message: 'No exact matches. Did you mean:',
        description: 'Above search results when only similar words were found',
      })
    : translate(
        {
          id: 'search.found',
          message: 'Results: {count}',
          description: 'How many results a search has',
        },
        { count },
      );
}

const KIND = 'Kind of a search result from the API reference';

type NameKind = Exclude<SearchResult['kind'], 'page' | 'section'>;

/** Returns the kind of a name in the reference, in the singular. */
function kindLabel(kind: NameKind): string {
  const labels: Readonly<Record<NameKind, () => string>> = {
    component: () =>
      translate({ id: 'search.kind.component', message: 'Component', description: KIND }),
    hook: () => translate({ id: 'search.kind.hook', message: 'Hook', description: KIND }),
    interface: () => translate({ id: 'search.kind.interface', message: 'Type', description: KIND }),
    events: () => translate({ id: 'search.kind.events', message: 'Events', description: KIND }),
    selectors: () =>
      translate({ id: 'search.kind.selectors', message: 'Selectors', description: KIND }),
    class: () => translate({ id: 'search.kind.class', message: 'Class', description: KIND }),
    prop: () => translate({ id: 'search.kind.prop', message: 'Prop', description: KIND }),
    method: () => translate({ id: 'search.kind.method', message: 'Method', description: KIND }),
    member: () => translate({ id: 'search.kind.member', message: 'Member', description: KIND }),
    slot: () => translate({ id: 'search.kind.slot', message: 'Slot', description: KIND }),
    param: () => translate({ id: 'search.kind.param', message: 'Parameter', description: KIND }),
    event: () => translate({ id: 'search.kind.event', message: 'Event', description: KIND }),
    selector: () =>
      translate({ id: 'search.kind.selector', message: 'Selector', description: KIND }),
  };
  return labels[kind]();
}
