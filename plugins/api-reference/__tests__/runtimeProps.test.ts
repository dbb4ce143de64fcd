import { createRequire } from 'node:module';
import path from 'node:path';
import { API_VERSIONS } from '../data/versions';
import { isUntypedSlot } from '../extract/readSlots';
import { loadReference } from '../loadReference';
import type { ApiEntry, ComponentEntry } from '../types';

const SITE = path.join(__dirname, '../../..');

/** A component, which may be wrapped by `React.memo`, `React.forwardRef`, or both. */
interface Checked {
  propTypes?: object;
  type?: Checked;
  render?: Checked;
}

/** Returns the props that a component checks, without using the extractor. */
function checkedProps(owner: string, name: string, versionDir: string): string[] {
  const exported = createRequire(path.join(versionDir, 'package.json'))(owner) as object;
  let component = (exported as Record<string, Checked>)[name];
  while (component && !component.propTypes) {
    component = component.type ?? component.render;
  }
  return Object.keys(component?.propTypes ?? {});
}

async function readProps(versionName: string, name: string): Promise<[string, ApiEntry]> {
  const version = API_VERSIONS.find((known) => known.name === versionName);
  const reference = version && (await loadReference(version, SITE));
  const entry = reference?.entries.find((known) => known.name === name);
  if (!version || entry?.kind !== 'component') {
    throw new Error(`${name} is no component of ${versionName}.`);
  }
  return [path.join(SITE, version.folder), entry];
}

/** Props with `@ignore` that the grid's own wrappers pass to each other. */
const IGNORED = ['forwardedProps', 'onStateChange'];

/** Pro props that v4's free grid checks in order to reject them. */
const REFUSED = [
  'apiRef',
  'checkboxSelectionVisibleOnly',
  'disableColumnReorder',
  'disableColumnResize',
  'disableMultipleColumnsFiltering',
  'disableMultipleColumnsSorting',
  'disableMultipleSelection',
  'onRowsScrollEnd',
  'onViewportRowsChange',
  'scrollEndThreshold',
];

/** Props that the free grid supports and declares but does not check. */
const UNCHECKED: Readonly<Record<string, readonly string[]>> = {
  'next DataGrid': ['tabNavigation'],
};

describe('props that the components check at run time', () => {
  it.each([
    ['v4', 'DataGrid', '@mui/x-data-grid', REFUSED],
    ['v5', 'DataGridPro', '@mui/x-data-grid-pro', ['onStateChange']],
    ['v5', 'DateRangePicker', '@mui/x-date-pickers-pro', []],
    ['v6', 'DataGridPremium', '@mui/x-data-grid-premium', IGNORED],
    ['v6', 'TreeView', '@mui/x-tree-view', []],
    ['current', 'DataGrid', '@mui/x-data-grid', IGNORED],
    ['current', 'GridToolbarQuickFilter', '@mui/x-data-grid', []],
    ['current', 'DatePicker', '@mui/x-date-pickers', []],
    ['current', 'DateRangeCalendar', '@mui/x-date-pickers-pro', []],
    ['current', 'ChartsLegend', '@mui/x-charts', []],
    ['current', 'TreeItem', '@mui/x-tree-view', []],
    ['next', 'DataGrid', '@mui/x-data-grid', ['onStateChange']],
    ['next', 'LineChart', '@mui/x-charts', []],
    ['next', 'RichTreeView', '@mui/x-tree-view', []],
  ])(
    'are documented for %s: %s',
    async (version, name, owner, explained) => {
      const [versionDir, entry] = await readProps(version, name);
      const checked = checkedProps(owner, name, versionDir);
      const documented = 'props' in entry ? entry.props.map((prop) => prop.name) : [];
      expect(checked.length).toBeGreaterThan(2);
      const undocumented = checked.filter((prop) => !documented.includes(prop));
      expect(undocumented.sort()).toEqual([...explained].sort());
      // v4 checks only props that types cannot check; later releases check every prop.
      const unchecked = documented.filter((prop) => !checked.includes(prop));
      expect(version === 'v4' ? [] : unchecked).toEqual(UNCHECKED[`${version} ${name}`] ?? []);
    },
    180_000,
  );
});

describe('props of slots without a type', () => {
  it.each([
    ['v4', 'DataGrid', []],
    // Since 5, a column header gets its icon from an object that is passed to a function.
    ['v5', 'DataGridPremium', ['ColumnUnsortedIcon']],
    ['v6', 'DataGridPremium', ['baseInputAdornment', 'columnUnsortedIcon']],
  ])('are known for all slots of %s %s except %j', async (versionName, name, unknown) => {
    const [, entry] = await readProps(versionName, name);
    const { slots } = entry as ComponentEntry;
    const untyped = slots.filter(({ type }) => isUntypedSlot(type));
    expect(untyped.length).toBeGreaterThan(20);
    expect(untyped.flatMap((slot) => (slot.receives ? [] : slot.name))).toEqual(unknown);
  });

  it('are left to the type if there is one, even a generic one', async () => {
    const [, entry] = await readProps('next', 'DatePicker');
    const typed = (entry as ComponentEntry).slots.filter(({ type }) => !isUntypedSlot(type));
    expect(typed.map(({ type }) => type)).toContain(
      'React.JSXElementConstructor<PickersShortcutsProps<any>>',
    );
    expect(typed.filter(({ receives }) => receives)).toEqual([]);
  });

  it('are none, a few names, or unknown', async () => {
    const [, entry] = await readProps('v5', 'DataGrid');
    const receives = new Map(
      (entry as ComponentEntry).slots.map((slot) => [slot.name, slot.receives]),
    );
    expect(receives.get('Toolbar')).toEqual({ props: [] });
    expect(receives.get('SkeletonCell')?.props).toEqual([
      'align',
      'contentWidth',
      'field',
      'width',
    ]);
    expect(receives.get('ColumnHeaderFilterIconButton')).toEqual({ props: ['counter', 'field'] });
    expect(receives.get('Panel')).toEqual({ props: ['children', 'open'], others: true });
  });
});
