import type { ReviewedNames } from '../../data/renames';
import { compareFamily } from '../../compare/compareFamily';
import { type Choices, printChoice, readChoice } from '../../compare/choice';
import { describeChange } from '../../compare/describeChange';
import { filterChanges } from '../../compare/filterChanges';
import { addHistories } from '../../history/addHistories';
import { buildReference } from '../history/buildReference';

const REVIEWED: ReviewedNames = {
  renames: [
    { family: 'tables', in: 'v6', what: 'export', renamed: { Grid: 'Table' } },
    { family: 'tables', in: 'v6', what: 'prop', of: ['Table'], renamed: { selection: 'selected' } },
  ],
  patterns: [],
  firstComplete: [],
  origins: [],
};

const HISTORIC = addHistories(
  {
    v4: buildReference({}),
    v5: buildReference({ Grid: ['rows', 'selection', 'old! Use `rows`.'], Chair: [] }, ['Cell']),
    v6: buildReference({ Table: ['rows', 'selected', 'old! Use `rows`.'], Chair: [] }, ['Cell']),
    current: buildReference({ Table: ['rows! Use `data`.', 'selected', 'data'], Chair: [] }, [
      'Row',
    ]),
    next: buildReference({}),
  },
  REVIEWED,
);

const CHANGES = compareFamily('tables', { from: 'v5', to: 'current' }, HISTORIC);

describe('comparison', () => {
  it('follows names over several versions', () => {
    expect(CHANGES.find(({ name }) => name === 'Table')).toEqual({
      kinds: ['renamed'],
      name: 'Table',
      formerName: 'Grid',
      kind: 'component',
      fromSlug: 'grid',
      toSlug: 'table',
      members: [
        { kinds: ['deprecated'], name: 'rows', member: 'prop', instead: 'data' },
        { kinds: ['renamed'], name: 'selected', formerName: 'selection', member: 'prop' },
        { kinds: ['added'], name: 'data', member: 'prop' },
        { kinds: ['removed'], name: 'old', member: 'prop', instead: 'rows' },
      ],
    });
  });

  it('lists all entries with a page, and other exports only if they changed', () => {
    expect(CHANGES.map(({ name, kinds }) => [name, ...kinds])).toEqual([
      ['Cell', 'removed'],
      ['Chair'],
      ['Row', 'added'],
      ['Table', 'renamed'],
    ]);
    expect(
      compareFamily('tables', { from: 'v5', to: 'v6' }, HISTORIC).map(({ name }) => name),
    ).toEqual(['Chair', 'Table']);
  });

  it('quotes the advice of the package if no name replaces what it deprecates', () => {
    const then = { name: 'rows', deprecated: null };
    const now = { ...then, deprecated: 'Set the height of the parent.' };
    expect(describeChange(then, now)).toEqual({
      kinds: ['deprecated'],
      name: 'rows',
      advice: 'Set the height of the parent.',
    });
    expect(describeChange(then, { ...now, history: { instead: 'data' } })).toEqual({
      kinds: ['deprecated'],
      name: 'rows',
      instead: 'data',
    });
  });

  it('quotes links of the advice by their texts', () => {
    const then = { name: 'onFetchRows', deprecated: null };
    const deprecated =
      'Use {@link https://a.example/ loading on demand} or [pages](https://b.example/).';
    expect(describeChange(then, { ...then, deprecated })).toMatchObject({
      advice: 'Use loading on demand or pages.',
    });
  });

  it('reports changed types and defaults, but not reordered unions', () => {
    const facts = { name: 'rows', deprecated: null, plan: 'community' };
    const then = { ...facts, type: "'a' | 'b'", default: '1', required: 'false' };
    expect(describeChange(then, { ...then, type: "'b' | 'a'" }).kinds).toEqual([]);
    expect(describeChange(then, { ...then, type: 'string', default: null })).toEqual({
      kinds: ['changed'],
      name: 'rows',
      differences: [
        { what: 'type', from: "'a' | 'b'", to: 'string' },
        { what: 'default', from: '1', to: null },
      ],
    });
  });

  it('is filtered by entry, under its old or new name, and by kind of change', () => {
    const { entries, others, count } = filterChanges(CHANGES, { slug: null, kind: '' });
    expect([entries.length, others.length, count]).toEqual([1, 2, 7]);
    expect(filterChanges(CHANGES, { slug: 'grid', kind: '' })).toMatchObject({ count: 5 });
    const removed = filterChanges(CHANGES, { slug: 'table', kind: 'removed' });
    expect(removed.entries[0]?.members.map(({ name }) => name)).toEqual(['old']);
    expect(filterChanges(CHANGES, { slug: 'chair', kind: '' }).count).toBe(0);
  });

  test('keeps only names that contain a text, and counts only these', () => {
    const all = filterChanges(CHANGES, { slug: null, kind: '' });
    expect(all.counts).toMatchObject({ removed: expect.any(Number) as number });
    const selected = filterChanges(CHANGES, { slug: null, kind: '', text: ' SELECT' });
    expect(selected.entries.flatMap(({ members }) => members.map(({ name }) => name))).toEqual([
      'selected',
    ]);
    expect(selected.counts).toEqual({ renamed: 1 });
    expect(filterChanges(CHANGES, { slug: null, kind: '', text: 'nowhere' }).count).toBe(0);
  });
});

describe('choice in the address', () => {
  const CHOICES: Choices = [
    {
      family: 'data-grid',
      versions: ['v4', 'v5', 'v6', 'current', 'next'],
      minors: ['7.0', '7.1', '7.2', '8.0'],
    },
    { family: 'charts', versions: ['v6', 'current', 'next'] },
  ];
  const read = (search: string) => {
    const { choice, isCorrected } = readChoice(search, CHOICES, 'current');
    return [printChoice(choice), isCorrected];
  };

  it.each([
    ['', '?from=v6&to=current&of=data-grid', false],
    [
      '?from=v4&to=next&of=data-grid/data-grid-pro',
      '?from=v4&to=next&of=data-grid/data-grid-pro',
      false,
    ],
    ['?of=charts', '?from=v6&to=current&of=charts', false],
    ['?from=next&to=v5', '?from=v5&to=next&of=data-grid', true],
    ['?from=v5&to=current&of=charts/bar-chart', '?from=v6&to=current&of=charts/bar-chart', true],
    ['?from=7.0&to=7.2&of=data-grid', '?from=7.0&to=7.2&of=data-grid', false],
    ['?from=8.0&to=7.1&of=data-grid', '?from=7.1&to=8.0&of=data-grid', true],
    // A minor cannot be compared with a version.
    ['?from=7.0&to=next&of=data-grid', '?from=7.2&to=8.0&of=data-grid', true],
    ['?from=7.0&to=7.2&of=charts', '?from=v6&to=current&of=charts', true],
    ['?from=v9&to=v6&of=tables/table', '?from=v5&to=v6&of=data-grid', true],
  ])('parses %s as %s', (search, address, isCorrected) => {
    expect(read(search)).toEqual([address, isCorrected]);
  });
});
