import type { Plan } from '../../../plugins/api-reference/types.ts';
import { recordMinors } from '../recordMinors.ts';
import type { MinorReading, ReadName } from '../types.ts';

const has = (...members: string[]): ReadName => ({
  kind: 'component',
  plan: 'community',
  deprecated: false,
  shape: '',
  members: Object.fromEntries(
    members.map((member) => [
      member.replace('!', ''),
      { plan: 'community', deprecated: member.endsWith('!') },
    ]),
  ),
  inherited: [],
});

const minor = (
  number: string,
  names: Readonly<Record<string, ReadName>>,
  plans: readonly Plan[] = ['community'],
): MinorReading => ({
  release: { family: 'tables', major: Number.parseInt(number, 10), minor: number, packages: {} },
  date: null,
  plans,
  names,
});

/** Returns lines such as `7.1 added Table#prop-rows`. */
const record = (readings: readonly MinorReading[], before: MinorReading | null = null) =>
  recordMinors(readings, before).minors.flatMap(({ minor: number, ...changes }) =>
    (['added', 'deprecated', 'removed'] as const).flatMap((fate) =>
      changes[fate].map((name) => `${number} ${fate} ${name}`),
    ),
  );

test('records exports and members in the minor that changed them', () => {
  expect(
    record([
      minor('7.0', { Table: has('prop-rows', 'slot-cell'), old: has() }),
      minor('7.1', { Table: has('prop-rows', 'prop-columns', 'slot-cell!'), old: has() }),
      minor('7.2', { Table: has('prop-rows', 'prop-columns'), Chart: has('prop-data') }),
    ]),
  ).toEqual([
    '7.1 added Table#prop-columns',
    '7.1 deprecated Table#slot-cell',
    '7.2 added Chart',
    '7.2 removed Table#slot-cell',
    '7.2 removed old',
  ]);
});

test('compares the first minor with the last one of the previous major', () => {
  const last = minor('7.9', { Table: has('prop-rows'), old: has() });
  expect(record([minor('8.0', { Table: has('prop-rows', 'prop-data') })], last)).toEqual([
    '8.0 added Table#prop-data',
    '8.0 removed old',
  ]);
});

test('records no additions in a minor that follows an unread one', () => {
  const readings = [
    minor('7.0', { Table: has('prop-rows') }),
    minor('7.2', { Table: has('prop-rows', 'prop-data'), Chart: has() }),
    minor('7.3', { Table: has('prop-rows', 'prop-data', 'prop-late'), Chart: has(), Late: has() }),
  ];
  expect(record(readings)).toEqual(['7.3 added Late', '7.3 added Table#prop-late']);
  const before = [
    minor('6.0', { Table: has() }),
    minor('6.1', { Table: has('prop-rows') }),
    minor('6.2', { Table: has('prop-rows', 'prop-data') }),
  ];
  const after = minor('6.4', { Table: has('prop-rows', 'prop-data') });
  expect(record([...before, after])).toEqual(['6.2 added Table#prop-data']);
});

test('ignores exports of a package that was not read', () => {
  const pro: ReadName = { ...has('prop-rows'), plan: 'pro' };
  const both: Plan[] = ['community', 'pro'];
  const readings = [
    minor('7.0', { Table: has('prop-rows') }),
    minor('7.1', { Table: has('prop-rows'), TablePro: pro }, both),
    minor('7.2', { Table: has('prop-rows'), Other: has() }),
    minor('7.3', { Table: has('prop-rows'), Other: has() }, both),
  ];
  expect(record(readings)).toEqual(['7.2 added Other']);
});

describe('does not record a member as added or removed', () => {
  const many = Array.from({ length: 16 }, (_, place) => `prop-p${place}`);

  it('when its alias became generic, such as AxisConfig of the charts', () => {
    const type = { ...has(...many), kind: 'interface', shape: '=' };
    const generic = { ...has(), kind: 'interface', shape: '<S = any>=' };
    expect(
      record([
        minor('7.5', { AxisConfig: type }),
        minor('7.6', { AxisConfig: generic }),
        minor('7.7', { AxisConfig: generic }),
      ]),
    ).toEqual([]);
  });

  it('when the kind of its entry changed, or the entry lost most of its members at once', () => {
    const other = { ...has('prop-rows', 'prop-more'), kind: 'interface' };
    expect(
      record([minor('7.0', { Table: has('prop-rows') }), minor('7.1', { Table: other })]),
    ).toEqual([]);
    const few = has(...many.slice(0, 3));
    expect(record([minor('7.0', { Table: has(...many) }), minor('7.1', { Table: few })])).toEqual(
      [],
    );
  });

  it('when it is inherited in the other minor, or existed before the declaration changed', () => {
    const inheriting = { ...has('prop-rows'), inherited: ['prop-title'] };
    const listing = has('prop-rows', 'prop-title');
    expect(record([minor('7.0', { A: inheriting }), minor('7.1', { A: listing })])).toEqual([]);
    expect(record([minor('7.0', { A: listing }), minor('7.1', { A: inheriting })])).toEqual([]);
  });

  it('when it is a parameter', () => {
    const hook = (name: string) => ({ ...has(`param-${name}`), kind: 'hook' });
    expect(
      record([minor('7.0', { useTable: hook('a') }), minor('7.1', { useTable: hook('b') })]),
    ).toEqual([]);
  });
});

test('records selectors as exports, whether listed or not', () => {
  const list = { ...has('selector-rowsSelector'), kind: 'selectors' };
  const longer = { ...has('selector-rowsSelector', 'selector-newSelector'), kind: 'selectors' };
  expect(
    record([
      minor('7.0', { GridSelectors: list }),
      minor('7.1', { GridSelectors: longer }),
      minor('7.2', { GridSelectors: list, newSelector: has() }),
    ]),
  ).toEqual(['7.1 added newSelector']);
});
