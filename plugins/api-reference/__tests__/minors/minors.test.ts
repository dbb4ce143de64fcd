import { describeMinors } from '../../compare/describeMinors';
import { buildTimeline, groupNames } from '../../minors/buildTimeline';
import { compareMinors } from '../../minors/compareMinors';
import { createMinorIndex } from '../../minors/minorIndex';
import type { MinorChanges, RecordedMinors } from '../../minors/types';

const change = (minor: string, changes: Partial<MinorChanges> = {}): MinorChanges => ({
  minor,
  date: null,
  added: [],
  deprecated: [],
  removed: [],
  ...changes,
});

const RECORDED: RecordedMinors[] = [
  {
    family: 'charts',
    major: 7,
    minors: [
      change('7.0'),
      change('7.1', { added: ['Bar', 'Pie#prop-data', 'pieSelector'], deprecated: ['old'] }),
      change('7.2', { added: ['Pie#slot-arc'], removed: ['Bar'] }),
    ],
  },
  {
    family: 'charts',
    major: 8,
    minors: [change('8.0', { added: ['Bar'], removed: ['old', 'Pie#slot-arc'] })],
  },
];

test("finds the minor of a version's major in which a name changed", () => {
  const find = createMinorIndex(RECORDED);
  const subject = (entry: string, kind?: 'prop' | 'selector', name = '') => ({
    family: 'charts',
    entry,
    ...(kind && { member: { kind, name } }),
  });
  expect(find('current', subject('Bar'))).toEqual({ since: '7.1', removed: '7.2' });
  expect(find('next', subject('Bar'))).toEqual({ since: '8.0' });
  expect(find('current', subject('Pie', 'prop', 'data'))).toEqual({ since: '7.1' });
  expect(find('current', subject('Selectors', 'selector', 'pieSelector'))).toEqual({
    since: '7.1',
  });
  expect(find('v6', subject('Bar'))).toEqual({});
  expect(find('current', { family: 'tables', entry: 'Bar' })).toEqual({});
});

test('compares two minors by all changes in between', () => {
  expect(compareMinors(RECORDED, '7.0', '7.2')).toEqual({
    added: ['Pie#prop-data', 'Pie#slot-arc', 'pieSelector'],
    deprecated: ['old'],
    removed: [],
  });
  expect(compareMinors(RECORDED, '7.1', '8.0')).toEqual({
    added: [],
    deprecated: [],
    removed: ['old'],
  });
});

test('describes a comparison of minors in the form of a comparison of versions', () => {
  const document = {
    $schema: '',
    family: 'charts',
    majors: RECORDED,
    slugs: { current: { Pie: 'pie' }, next: { Pie: 'pie-chart' } },
  };
  expect(describeMinors(document, '7.2', '8.0')).toEqual([
    { kinds: ['added'], name: 'Bar', kind: 'type', fromSlug: null, toSlug: null, members: [] },
    { kinds: ['removed'], name: 'old', kind: 'type', fromSlug: null, toSlug: null, members: [] },
    {
      kinds: [],
      name: 'Pie',
      kind: 'type',
      fromSlug: 'pie',
      toSlug: 'pie-chart',
      members: [{ kinds: ['removed'], name: 'arc', member: 'slot' }],
    },
  ]);
  expect(describeMinors(document, '7.2', '9.0')).toBeNull();
});

test('groups names with the same members', () => {
  expect(groupNames(['New', 'A#prop-x', 'APro#prop-x', 'B#prop-x', 'B#prop-y'])).toEqual([
    { owners: ['New'], members: [] },
    { owners: ['A', 'APro'], members: ['prop-x'] },
    { owners: ['B'], members: ['prop-x', 'prop-y'] },
  ]);
});

test('lists the newest minor first in a timeline and links names that have a page', () => {
  const addresses = new Map([
    [7, (owner: string, anchor?: string) => (owner === 'Pie' ? `/pie/#${anchor}` : null)],
  ]);
  const { minors } = buildTimeline(RECORDED, addresses);
  expect(minors.map(({ id }) => id)).toEqual(['minor-8-0', 'minor-7-2', 'minor-7-1', 'minor-7-0']);
  expect(minors[1]).toEqual({
    minor: '7.2',
    id: 'minor-7-2',
    date: null,
    changes: [
      {
        fate: 'added',
        groups: [
          {
            owners: [{ name: 'Pie', address: '/pie/#undefined' }],
            members: [{ name: 'arc', address: '/pie/#slot-arc' }],
          },
        ],
      },
      { fate: 'removed', groups: [{ owners: [{ name: 'Bar', address: null }], members: [] }] },
    ],
  });
});
