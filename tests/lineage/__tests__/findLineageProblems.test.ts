import type { ExportChange } from '../../../plugins/api-reference/compare/types';
import { findLineageProblems } from '../findLineageProblems';
import { listEvents, listNewNames } from '../listEvents';

const CHANGES: ExportChange[] = [
  {
    kinds: [],
    name: 'Table',
    kind: 'component',
    fromSlug: 'table',
    toSlug: 'table',
    members: [
      { kinds: ['removed'], name: 'striped', member: 'prop' },
      { kinds: ['renamed'], name: 'selected', formerName: 'selection', member: 'prop' },
      {
        kinds: ['changed'],
        name: 'columns',
        member: 'prop',
        differences: [{ what: 'type', from: 'string[]', to: 'Column[]' }],
      },
      { kinds: ['added'], name: 'sticky', member: 'prop' },
      { kinds: ['renamed'], name: 'toolbar', formerName: 'Toolbar', member: 'slot' },
    ],
  },
  {
    kinds: ['removed'],
    name: 'TableCellInternals',
    kind: 'type',
    fromSlug: null,
    toSlug: null,
    members: [],
  },
];
const EVENTS = listEvents(CHANGES);
const words = (...all: string[]): ReadonlySet<string> => new Set(all);

describe('listNewNames', () => {
  const added: ExportChange[] = [
    ...CHANGES,
    {
      kinds: ['added'],
      name: 'TableCard',
      kind: 'component',
      fromSlug: null,
      toSlug: 'table-card',
      members: [],
    },
    {
      kinds: [],
      name: 'TableApi',
      kind: 'events',
      fromSlug: 'table-api',
      toSlug: 'table-api',
      members: [
        { kinds: ['added'], name: 'scrolled', member: 'event' },
        { kinds: ['added'], name: 'root', member: 'class' },
      ],
    },
  ];

  it('lists new exports, and new props, slots, events and selectors of existing ones', () => {
    expect(listNewNames(added).map(({ subject }) => subject)).toEqual([
      'Table.sticky',
      'TableCard',
      'TableApi.scrolled',
    ]);
  });

  it('reports each of them that no page mentions', () => {
    const told = { words: words('sticky', 'scrolled'), leftOut: [] };
    expect(findLineageProblems(told, listNewNames(added))).toEqual([
      'TableCard (new) is neither in the text nor in left-out.json.',
    ]);
  });
});

describe('findLineageProblems', () => {
  it('requires removals, renames and changes in the guide', () => {
    expect(findLineageProblems({ words: words(), leftOut: [] }, EVENTS)).toEqual([
      'Table.striped (removed) is neither in the text nor in left-out.json.',
      'Table.selection (renamed to selected) is neither in the text nor in left-out.json.',
      'Table.columns (type: string[] → Column[]) is neither in the text nor in left-out.json.',
      'TableCellInternals (removed) is neither in the text nor in left-out.json.',
    ]);
  });

  it('requires both names of a rename', () => {
    const told = words('striped', 'selection', 'columns', 'TableCellInternals');
    expect(findLineageProblems({ words: told, leftOut: [] }, EVENTS)).toEqual([
      'Table.selection (renamed to selected) is neither in the text nor in left-out.json.',
    ]);
  });

  it('accepts omissions with a reason', () => {
    const leftOut = [
      { reason: 'Internal.', names: ['Table*Internals'] },
      { reason: 'Nobody sets it.', names: ['Table.striped', '*.columns'] },
    ];
    const told = words('selection', 'selected');
    expect(findLineageProblems({ words: told, leftOut }, EVENTS)).toEqual([]);
  });

  it('rejects members omitted through their export, omissions without a reason, and omissions of unchanged names', () => {
    const leftOut = [
      { reason: ' ', names: ['Table*'] },
      { reason: 'Gone.', names: ['Table.sticky', '*.*'] },
    ];
    expect(findLineageProblems({ words: words(), leftOut }, EVENTS)).toEqual([
      'left-out.json: give a reason for Table*.',
      'left-out.json: "*.*" leaves everything out. Name an export or a member.',
      'left-out.json: nothing happened to Table.sticky. Take it out.',
    ]);
    expect(
      findLineageProblems(
        { words: words(), leftOut: [{ reason: 'Internal.', names: ['Table*'] }] },
        EVENTS,
      ),
    ).toHaveLength(3);
  });

  it('requires left-out.json, even if it is empty', () => {
    expect(findLineageProblems({ words: words(), leftOut: null }, EVENTS)).toEqual([
      'has no left-out.json, which lists what it leaves out on purpose; [] for nothing',
    ]);
  });
});
