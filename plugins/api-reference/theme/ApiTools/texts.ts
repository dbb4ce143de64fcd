import { translate } from '@docusaurus/Translate';
import type { Density } from '../../client/density';
import type { FilterResult } from '../../client/filterMembers';
import type { EntryKind, Plan } from '../../types';

export function filterLabel(): string {
  return translate({
    id: 'api.filter',
    message: 'Filter this page',
    description: 'Field that leaves the matching props, slots … on an API page',
  });
}

export function densityLabels(): Readonly<Record<Density, string>> {
  return {
    table: translate({
      id: 'api.density.table',
      message: 'Table',
      description: 'Density of an API page: name, type and description side by side',
    }),
    list: translate({
      id: 'api.density.list',
      message: 'List',
      description: 'Density of an API page: name, type and description one below the other',
    }),
    compact: translate({
      id: 'api.density.compact',
      message: 'Compact',
      description: 'Density of an API page: one line each, without descriptions',
    }),
  };
}

/** Describes the result of the filter, also for screen readers. */
export function describeResult({ shown, total, by }: FilterResult): string {
  const counts = { shown: String(shown), total: String(total) };
  if (shown === 0) {
    return translate({
      id: 'api.filter.none',
      message: 'Nothing matches.',
      description: 'Nothing on an API page matches the filter',
    });
  }
  return by === 'text'
    ? translate(
        {
          id: 'api.filter.mentioned',
          message: 'No name matches. {shown} of {total} mention it.',
          description: 'Result of the filter when only types or descriptions match',
        },
        counts,
      )
    : translate(
        {
          id: 'api.filter.found',
          message: '{shown} of {total}',
          description: 'Result of the filter: matching entries of all entries',
        },
        counts,
      );
}

export function planLabels(): Readonly<Record<Plan, string>> {
  return {
    community: translate({
      id: 'api.plan.community',
      message: 'Community',
      description: 'The plan that is free, in a list of the API reference',
    }),
    pro: 'Pro',
    premium: 'Premium',
  };
}

/** Kinds of members in a list, in the plural. */
export function kindLabels(kinds: readonly EntryKind[]): Readonly<Record<string, string>> {
  const names: Readonly<Record<EntryKind, string>> = {
    component: translate({
      id: 'api.kind.component',
      message: 'Components',
      description: 'Kind of entries of the API reference',
    }),
    hook: translate({
      id: 'api.kind.hook',
      message: 'Hooks',
      description: 'Kind of entries of the API reference',
    }),
    interface: translate({
      id: 'api.kind.interface',
      message: 'Types',
      description: 'Kind of entries of the API reference',
    }),
    class: translate({
      id: 'api.kind.class',
      message: 'Classes',
      description: 'Kind of entries of the API reference: classes of JavaScript',
    }),
    events: translate({
      id: 'api.kind.events',
      message: 'Events',
      description: 'Kind of entries of the API reference',
    }),
    selectors: translate({
      id: 'api.kind.selectors',
      message: 'Selectors',
      description: 'Kind of entries of the API reference',
    }),
  };
  return Object.fromEntries(kinds.map((kind) => [kind, names[kind]]));
}
