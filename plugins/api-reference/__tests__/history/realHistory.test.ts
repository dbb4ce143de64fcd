import path from 'node:path';
import { createRequire } from 'node:module';
import type { VersionName } from '../../data/during';
import { API_VERSIONS } from '../../data/versions';
import { loadReferences } from '../../loadReference';
import type { HistoricReferences } from '../../history/addHistories';
import { listMembers } from '../../listMembers';

const SITE = path.join(__dirname, '../../../..');
let historic: HistoricReferences;

beforeAll(async () => {
  historic = await loadReferences(SITE);
}, 600_000);

function historyOf(version: VersionName, name: string, anchor?: string) {
  const entry = historic.references[version].entries.find((each) => each.name === name);
  if (!entry) {
    throw new Error(`${version} has no ${name}.`);
  }
  if (anchor === undefined) {
    return entry.history;
  }
  const member = listMembers(entry).find((each) => each.anchor === anchor);
  if (!member) {
    throw new Error(`${name} of ${version} has no ${anchor}.`);
  }
  return member.doc.history;
}

/** Histories from the declarations of every version. */
describe("history of the packages' names", () => {
  it.each([
    ['current', 'DataGrid', 'prop-slots', { formerly: [{ name: 'components', before: 'v6' }] }],
    [
      'v6',
      'DataGrid',
      'prop-componentsProps',
      { deprecated: 'v6', removed: 'current', instead: 'slotProps' },
    ],
    ['v5', 'DataGridPro', 'prop-selectionModel', { removed: 'v6', instead: 'rowSelectionModel' }],
    ['current', 'DataGrid', 'prop-rows', undefined],
    [
      'current',
      'DataGridPremium',
      'prop-cellSelection',
      { since: 'v6', formerly: [{ name: 'unstable_cellSelection', before: 'current' }] },
    ],
    [
      'current',
      'DataGrid',
      'prop-unstable_rowSpanning',
      { since: 'current', minors: { since: '7.18' }, removed: 'next', instead: 'rowSpanning' },
    ],
    ['next', 'DataGrid', 'prop-showToolbar', { since: 'next' }],
    ['current', 'DataGrid', 'slot-columnsManagement', { since: 'current' }],
    [
      'current',
      'DataGrid',
      'class-columnsManagement',
      { formerly: [{ name: 'columnsPanel', before: 'current' }] },
    ],
    ['v6', 'GridFilterItem', 'prop-field', { formerly: [{ name: 'columnField', before: 'v6' }] }],
    ['v5', 'GridEvents', 'event-selectionChange', { removed: 'v6', instead: 'rowSelectionChange' }],
    [
      'current',
      'GridSelectors',
      'selector-selectedGridRowsCountSelector',
      { removed: 'next', instead: 'gridRowSelectionCountSelector' },
    ],
    [
      'v6',
      'DatePicker',
      'prop-defaultCalendarMonth',
      { deprecated: 'v6', removed: 'current', instead: 'referenceDate' },
    ],
    ['v5', 'DatePicker', 'prop-inputFormat', { removed: 'v6', instead: 'format' }],
    ['v6', 'TreeItem', 'prop-nodeId', { removed: 'current', instead: 'itemId' }],
    [
      'current',
      'PieChart',
      'prop-onItemClick',
      { formerly: [{ name: 'onClick', before: 'current' }] },
    ],
    [
      'current',
      'BarChart',
      'prop-legend',
      { deprecated: 'v6', removed: 'next', instead: 'slotProps.legend' },
    ],
  ] as const)('%s: %s %s', (version, name, anchor, history) => {
    expect(historyOf(version, name, anchor)).toEqual(history);
  });

  it('follows components through their names and packages', () => {
    expect(historyOf('v4', 'DataGridPro')?.formerly).toEqual([
      { name: 'XGrid', package: '@material-ui/x-grid', before: 'v4' },
    ]);
    expect(historyOf('current', 'DataGridPremium')).toEqual({ since: 'v5' });
    expect(historyOf('v5', 'CalendarPicker')).toMatchObject({
      removed: 'v6',
      instead: 'DateCalendar',
    });
    expect(historyOf('current', 'SimpleTreeView')?.formerly?.at(-1)).toEqual({
      name: 'TreeView',
      before: 'current',
    });
    expect(historyOf('current', 'TreeItem2')).toMatchObject({
      removed: 'next',
      instead: 'TreeItem',
    });
    expect(historyOf('current', 'useGridApiEventHandler')).toMatchObject({
      removed: 'next',
      instead: 'useGridEvent',
    });
  });

  it('never records a name as added if the previous version declares it', () => {
    const families: readonly [string, string][] = [
      ['data-grid', '@mui/x-data-grid'],
      ['tree-view', '@mui/x-tree-view'],
    ];
    for (const [family, owner] of families) {
      const { entries } = historic.references.current;
      const claimed = entries.filter(
        (entry) => entry.family === family && entry.history?.since === 'current',
      );
      expect(claimed.length).toBeGreaterThan(3);
      const folder = API_VERSIONS.find(({ name }) => name === 'v6')?.folder ?? '';
      const exported = createRequire(path.join(SITE, folder, 'package.json'))(owner) as object;
      expect(claimed.map(({ name }) => name).filter((name) => name in exported)).toEqual([]);
    }
  });
});
