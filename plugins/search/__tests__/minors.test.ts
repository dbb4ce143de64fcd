import type { ApiEntry } from '../../api-reference/types';
import { collectNames } from '../collect/collectNames';
import { describeName } from '../engine/describeNames';
import { findNames } from '../names/findNames';
import { readNames } from '../names/readNames';
import { readQueryNames } from '../names/readQueryNames';
import type { NamesFile } from '../types';
import { entries, exports } from './fixtures/entries';

const [grid, pro, api, events] = entries as ApiEntry[] as [ApiEntry, ApiEntry, ApiEntry, ApiEntry];
const history = (since: string) => ({ history: { since: 'current', minors: { since } } });

const withMinors = [
  grid,
  { ...pro, ...history('7.3') },
  {
    ...api,
    props: 'props' in api ? api.props.map((prop) => ({ ...prop, ...history('7.12') })) : [],
  },
  events,
] as ApiEntry[];

const file = JSON.parse(
  JSON.stringify(collectNames({ entries: withMinors, exports }, '/x/api/')),
) as NamesFile;
const names = readNames(file);
const since = (text: string) =>
  describeName(findNames(names, readQueryNames(text), false)[0]!).since;

test('results show the minor release that added a name', () => {
  expect(file.minors).toEqual({ '7.3': [1], '7.12': ['2 prop-setPage'] });
  expect(since('setPage')).toBe('7.12');
  expect(since('DataGridPro')).toBe('7.3');
  // Added with its entry.
  expect(since('pinnedColumns')).toBe('7.3');
  expect(since('onRowClick')).toBeUndefined();
});

test('omits minor releases that are not recorded', () => {
  expect(
    collectNames({ entries: entries as ApiEntry[], exports }, '/x/api/').minors,
  ).toBeUndefined();
});
