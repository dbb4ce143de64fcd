import type { ReviewedNames } from '../../data/renames';
import { addHistories } from '../../history/addHistories';
import { listFormerNames } from '../../history/listFormerNames';
import { createMinorIndex } from '../../minors/minorIndex';
import { readAdvice } from '../../history/recordHistory';
import type { History } from '../../history/types';
import { buildReference } from './buildReference';

const REVIEWED: ReviewedNames = {
  renames: [
    { family: 'tables', in: 'v6', what: 'export', renamed: { Grid: 'Table' } },
    {
      family: 'tables',
      in: 'v6',
      what: 'prop',
      of: ['Table'],
      renamed: { selection: 'rowSelection', parts: 'slots' },
      replaced: { page: 'pagination' },
    },
  ],
  patterns: [{ what: 'prop', formerName: (name) => `unstable_${name}` }],
  firstComplete: [],
  origins: [{ family: 'tables', package: '@old/grid', names: { Grid: 'XGrid' } }],
};

const VERSIONS = {
  v4: buildReference({}),
  v5: buildReference({ Grid: ['rows', 'selection', 'page', 'parts'] }, ['GridProps']),
  v6: buildReference(
    {
      Table: [
        'rows',
        'rowSelection',
        'pagination',
        'parts! Use `slots`.',
        'slots',
        'unstable_list',
      ],
    },
    ['TableProps'],
  ),
  current: buildReference({ Table: ['rows', 'rowSelection', 'pagination', 'slots', 'list'] }),
  next: buildReference({ Table: ['rows! Please use the `data` prop.', 'slots', 'list', 'data'] }),
};

const historic = addHistories(VERSIONS, REVIEWED);
const { references } = historic;

function historyOf(
  version: keyof typeof VERSIONS,
  name: string,
  prop?: string,
): History | undefined {
  const { entries, exports } = references[version];
  const found = [...entries, ...exports].find((each) => each.name === name);
  if (prop === undefined) {
    return found?.history;
  }
  const props = found?.kind === 'component' ? found.props : [];
  return props.find((each) => each.name === prop)?.history;
}

/** Returns the names of a version that replace removed names: `old → new`. */
const formerNames = (version: keyof typeof VERSIONS) =>
  listFormerNames(historic, version).map(
    ({ name, successor: { entry, member } }) =>
      `${name} → ${entry}${member ? `.${member.name}` : ''}`,
  );

describe('removed names', () => {
  it('lead to their replacement in a later version, through all versions in between', () => {
    expect(formerNames('v5')).toEqual(['XGrid → Grid']);
    expect(formerNames('v6')).toEqual([
      'Grid → Table',
      'GridProps → TableProps',
      'XGrid → Table',
      'page → Table.pagination',
      'selection → Table.rowSelection',
    ]);
    expect(formerNames('current')).toEqual([
      'Grid → Table',
      'XGrid → Table',
      'page → Table.pagination',
      'parts → Table.slots',
      'selection → Table.rowSelection',
      'unstable_list → Table.list',
    ]);
  });

  it('lead nowhere if no later version replaces them', () => {
    expect(formerNames('next')).toEqual([
      'Grid → Table',
      'XGrid → Table',
      'parts → Table.slots',
      'unstable_list → Table.list',
    ]);
  });
});

describe('history of a name', () => {
  it('is absent if the first version and all others have the name', () => {
    expect(historyOf('v6', 'Table', 'rows')).toEqual({ deprecated: 'next', instead: 'data' });
    expect(historyOf('current', 'Table', 'rows')).toEqual(historyOf('v6', 'Table', 'rows'));
  });

  it('begins with the version that added it, regardless of renames', () => {
    expect(historyOf('next', 'Table', 'data')).toEqual({ since: 'next' });
    expect(historyOf('current', 'Table', 'list')).toEqual({
      since: 'v6',
      formerly: [{ name: 'unstable_list', before: 'current' }],
    });
    expect(historyOf('v6', 'Table', 'rowSelection')).toEqual({
      formerly: [{ name: 'selection', before: 'v6' }],
      removed: 'next',
    });
  });

  it('records the removal and the replacement', () => {
    expect(historyOf('v6', 'Table', 'unstable_list')).toEqual({
      since: 'v6',
      removed: 'current',
      instead: 'list',
    });
    expect(historyOf('v5', 'Grid', 'page')).toEqual({ removed: 'v6', instead: 'pagination' });
  });

  it('follows a name to a replacement that existed next to it for a while', () => {
    expect(historyOf('v6', 'Table', 'slots')?.formerly).toEqual([{ name: 'parts', before: 'v6' }]);
    expect(historyOf('v6', 'Table', 'parts')).toEqual({
      deprecated: 'v6',
      removed: 'current',
      instead: 'slots',
    });
  });

  it('follows components and the types named after them, and records their origin', () => {
    expect(historyOf('v5', 'Grid')).toEqual({
      formerly: [{ name: 'XGrid', package: '@old/grid', before: 'v5' }],
      removed: 'v6',
      instead: 'Table',
    });
    expect(historyOf('next', 'Table')?.formerly?.at(-1)).toEqual({ name: 'Grid', before: 'v6' });
    expect(historyOf('v6', 'TableProps')).toEqual({
      formerly: [{ name: 'GridProps', before: 'v6' }],
      removed: 'current',
    });
  });
});

it('reports renames that lead nowhere', () => {
  const wrong: ReviewedNames = {
    ...REVIEWED,
    renames: [
      {
        family: 'tables',
        in: 'v6',
        what: 'prop',
        of: ['Table', 'Chair'],
        renamed: { selection: 'selected', nothing: 'rows' },
        replaced: { page: 'slotProps.page' },
      },
    ],
  };
  expect(() => addHistories(VERSIONS, wrong)).toThrowErrorMatchingInlineSnapshot(`
    "The reviewed renames of the API reference do not fit the packages (4 problems):
    - tables, props that changed in v6: v6 has no Chair.
    - tables, props that changed in v6: v5 had no nothing.
    - tables, props that changed in v6: selection leads to selected, which is not there.
    - tables, props that changed in v6: page leads to slotProps.page, which is not there."
  `);
});

it.each([
  ['Use `slots` instead.', 'slots'],
  ['Consider using the `<TreeItem2 />` component or the `useTreeItem2` hook.', 'TreeItem2'],
  ['funnel chart is now stable, import `FunnelChart` instead', 'FunnelChart'],
  ['no longer needed.', undefined],
])('finds the replacement in the advice: %s', (text, name) => {
  expect(readAdvice(text)).toBe(name);
});

test('records minors for the name that a version had at that time', () => {
  const minors = createMinorIndex([
    {
      family: 'tables',
      major: 7,
      minors: [
        { minor: '7.0', date: null, added: [], deprecated: [], removed: ['TableProps'] },
        {
          minor: '7.4',
          date: null,
          // Earlier than this major, so the data of v6 takes precedence.
          added: ['Table#prop-list', 'Table#prop-pagination'],
          deprecated: [],
          removed: [],
        },
      ],
    },
    {
      family: 'tables',
      major: 8,
      minors: [
        {
          minor: '8.2',
          date: null,
          added: ['Table#prop-data'],
          deprecated: ['Table#prop-rows'],
          removed: ['Table#prop-pagination'],
        },
      ],
    },
  ]);
  const { references: told } = addHistories(VERSIONS, REVIEWED, minors);
  const minorsOf = (version: keyof typeof VERSIONS, name: string) => {
    const [table] = told[version].entries;
    const props = table?.kind === 'component' ? table.props : [];
    return props.find((each) => each.name === name)?.history?.minors;
  };
  expect(minorsOf('next', 'data')).toEqual({ since: '8.2' });
  expect(minorsOf('current', 'rows')).toEqual({ deprecated: '8.2' });
  expect(minorsOf('current', 'pagination')).toEqual({ removed: '8.2' });
  expect(minorsOf('current', 'list')).toBeUndefined();
  // The first minor adds nothing to the version.
  const gone = told.v6.exports.find(({ name }) => name === 'TableProps');
  expect(gone?.history).toMatchObject({ removed: 'current' });
  expect(gone?.history?.minors).toBeUndefined();
});
