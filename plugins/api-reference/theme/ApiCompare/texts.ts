import { translate } from '@docusaurus/Translate';
import type { FilteredChanges } from '../../compare/filterChanges';
import type { ChangeKind, Difference } from '../../compare/types';
import type { MemberKind } from '../../listMembers';
import type { State } from './useComparison';

export function fieldLabels() {
  return {
    form: translate({
      id: 'api.compare.form',
      message: 'What to compare',
      description: 'On the page that compares the API of two versions',
    }),
    from: translate({
      id: 'api.compare.from',
      message: 'From',
      description: 'On the page that compares the API of two versions: earlier',
    }),
    to: translate({
      id: 'api.compare.to',
      message: 'To',
      description: 'On the page that compares the API of two versions: later',
    }),
    family: translate({
      id: 'api.compare.family',
      message: 'Family',
      description: 'On the page that compares the API of two versions',
    }),
    entry: translate({
      id: 'api.compare.entry',
      message: 'Component, hook or type',
      description: 'On the page that compares the API of two versions',
    }),
    everything: translate({
      id: 'api.compare.everything',
      message: 'The whole family',
      description:
        'On the page that compares the API of two versions: every component, hook and type',
    }),
    kind: translate({
      id: 'api.compare.kind',
      message: 'Changes',
      description: 'On the page that compares the API of two versions',
    }),
    name: translate({
      id: 'api.compare.name',
      message: 'Name contains',
      description: 'On the page that compares the API of two versions: field that filters changes',
    }),
    everyKind: translate({
      id: 'api.compare.everyKind',
      message: 'All',
      description: 'On the page that compares the API of two versions: every kind of change',
    }),
  };
}

export function kindLabels(): Readonly<Record<ChangeKind, string>> {
  return {
    added: translate({
      id: 'api.compare.added',
      message: 'added',
      description: 'On the page that compares the API of two versions',
    }),
    removed: translate({
      id: 'api.compare.removed',
      message: 'removed',
      description: 'On the page that compares the API of two versions',
    }),
    renamed: translate({
      id: 'api.compare.renamed',
      message: 'renamed',
      description: 'On the page that compares the API of two versions',
    }),
    changed: translate({
      id: 'api.compare.changed',
      message: 'changed',
      description: 'On the page that compares the API of two versions: another type or default',
    }),
    deprecated: translate({
      id: 'api.compare.deprecated',
      message: 'deprecated',
      description: 'On the page that compares the API of two versions',
    }),
  };
}

export function memberLabels(): Readonly<Record<MemberKind, string>> {
  return {
    prop: translate({
      id: 'api.compare.prop',
      message: 'prop',
      description:
        'On the page that compares the API of two versions: prop of a component, or member of a type',
    }),
    slot: translate({
      id: 'api.compare.slot',
      message: 'slot',
      description: 'On the page that compares the API of two versions',
    }),
    class: translate({
      id: 'api.compare.class',
      message: 'CSS class',
      description: 'On the page that compares the API of two versions',
    }),
    param: translate({
      id: 'api.compare.param',
      message: 'parameter',
      description: 'On the page that compares the API of two versions',
    }),
    event: translate({
      id: 'api.compare.event',
      message: 'event',
      description: 'On the page that compares the API of two versions',
    }),
    selector: translate({
      id: 'api.compare.selector',
      message: 'selector',
      description: 'On the page that compares the API of two versions',
    }),
  };
}

export function differenceLabels(): Readonly<Record<Difference['what'], string>> {
  return {
    type: translate({
      id: 'api.compare.type',
      message: 'Type:',
      description: 'On the page that compares the API of two versions',
    }),
    default: translate({
      id: 'api.compare.default',
      message: 'Default:',
      description: 'On the page that compares the API of two versions',
    }),
    required: translate({
      id: 'api.compare.required',
      message: 'Required:',
      description: 'On the page that compares the API of two versions',
    }),
    plan: translate({
      id: 'api.compare.plan',
      message: 'Plan:',
      description: 'On the page that compares the API of two versions',
    }),
    className: translate({
      id: 'api.compare.className',
      message: 'Class name:',
      description: 'On the page that compares the API of two versions',
    }),
  };
}

export function noValue(): string {
  return translate({
    id: 'api.compare.none',
    message: 'none',
    description:
      'On the page that compares the API of two versions: there was no default value, or there is none',
  });
}

export function insteadLabel(): string {
  return translate({
    id: 'api.compare.instead',
    message: 'Use instead:',
    description: 'On the page that compares the API of two versions, followed by a name',
  });
}

export function apiOf(name: string, version: string): string {
  return translate(
    {
      id: 'api.compare.page',
      message: '{name} in {version}',
      description:
        'On the page that compares the API of two versions: link to the API page of a component in a version',
    },
    { name, version },
  );
}

export function changeCount(count: number): string {
  return translate(
    {
      id: 'api.compare.count',
      message: 'Changes: {count}',
      description: 'On the page that compares the API of two versions',
    },
    { count: String(count) },
  );
}

export function openAll(): string {
  return translate({
    id: 'api.compare.openAll',
    message: 'Open all',
    description: 'Button on the page that compares the API of two versions: shows every change',
  });
}

export function otherExports(count: number): string {
  return translate(
    {
      id: 'api.compare.others',
      message: 'Other exports: {count}',
      description:
        'On the page that compares the API of two versions: exports that have no page of their own',
    },
    { count: String(count) },
  );
}

/** Describes the result, also for screen readers. */
export function describeCount({ count, counts, entries, others }: FilteredChanges): string {
  if (count === 0) {
    return translate({
      id: 'api.compare.nothing',
      message: 'No changes of this kind.',
      description: 'On the page that compares the API of two versions',
    });
  }
  const found = translate(
    {
      id: 'api.compare.found',
      message: 'Changes: {count}. Components, hooks and types with changes: {exports}.',
      description: 'On the page that compares the API of two versions',
    },
    { count: String(count), exports: String(entries.length + others.length) },
  );
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0);
  return total > count
    ? translate(
        {
          id: 'api.compare.severalKinds',
          message: '{found} Some changes are of several kinds.',
          description:
            'On the page that compares the API of two versions, when the totals of the kinds add up to more than the number of changes; {found} is the number of changes, in a sentence',
        },
        { found },
      )
    : found;
}

export function describeState(state: State): string {
  return state === 'failed'
    ? translate({
        id: 'api.compare.failed',
        message: 'The comparison could not be loaded. Reload the page, or choose again.',
        description: 'On the page that compares the API of two versions',
      })
    : translate({
        id: 'api.compare.loading',
        message: 'Loading …',
        description: 'On the page that compares the API of two versions',
      });
}

export function summaryLabel(): string {
  return translate({
    id: 'api.compare.summary',
    message: 'Number of changes of each kind',
    description: 'Name of the list of totals on the page that compares the API of two versions',
  });
}

/** Explains that selecting a family also changed the versions. */
export function replacedVersion(): string {
  return translate({
    id: 'api.compare.replaced',
    message:
      'This family does not exist in both versions you chose, so other versions are compared.',
    description: 'On the page that compares the API of two versions, after a family was chosen',
  });
}

export function correctedChoice(): string {
  return translate({
    id: 'api.compare.corrected',
    message: 'The comparison in this address does not exist. This is the nearest one.',
    description: 'On the page that compares the API of two versions',
  });
}
