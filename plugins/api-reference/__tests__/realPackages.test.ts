import { createRequire } from 'node:module';
import path from 'node:path';
import { loadComponentDocs } from '../loadComponentDocs';
import { DEFAULT_VERSIONS } from '../options';
import type { ComponentDoc } from '../types';

const SITE = path.join(__dirname, '../../..');
const requireFromDocs = createRequire(path.join(SITE, 'docs/package.json'));

let docs: ReadonlyMap<string, ComponentDoc>;

beforeAll(async () => {
  const [current] = DEFAULT_VERSIONS;
  const loaded = current ? await loadComponentDocs(current, SITE) : [];
  docs = new Map(loaded.map((doc) => [doc.name, doc]));
}, 120_000);

const entry = (name: string): ComponentDoc => {
  const doc = docs.get(name);
  if (!doc) {
    throw new Error(`${name} was not extracted.`);
  }
  return doc;
};
const prop = (name: string, member: string) =>
  entry(name).props.find((candidate) => candidate.name === member);

describe('the reference of 7.28.3', () => {
  it('has every public component and listed interface of each family', () => {
    const counts: Record<string, number> = {};
    for (const { family, kind } of docs.values()) {
      counts[`${family} ${kind}`] = (counts[`${family} ${kind}`] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'data-grid component': 79,
      'data-grid interface': 17,
      'date-pickers component': 52,
      'charts component': 61,
      'charts interface': 5,
      'tree-view component': 9,
    });
  });

  it('knows facts that readers look for', () => {
    expect(prop('DataGrid', 'columns')).toMatchObject({ required: true, plan: 'community' });
    expect(prop('DataGrid', 'rows')).toMatchObject({ required: false, default: '[]' });
    expect(prop('DataGrid', 'sortingMode')).toMatchObject({
      type: "'client' | 'server'",
      default: '"client"',
    });
    expect(prop('GridColDef', 'sortable')).toMatchObject({ type: 'boolean', default: 'true' });
    expect(prop('GridColDef', 'aggregable')?.plan).toBe('premium');
    expect(prop('DataGridPremium', 'treeData')?.plan).toBe('pro');
    expect(prop('DataGridPremium', 'cellSelection')?.plan).toBe('premium');
    expect(prop('DataGrid', 'getDetailPanelContent')?.plan).toBe('pro');
    expect(prop('AxisConfig', 'zoom')?.plan).toBe('pro');
    expect(prop('DatePicker', 'value')?.type).toBe('TDate | null');
    expect(prop('BarChart', 'legend')?.deprecated).toContain('slotProps.legend');
    expect(entry('TreeView').deprecated).not.toBeNull();
    expect(entry('DateRangePicker').plan).toBe('pro');
  });

  it('knows slots with their defaults and classes with their global names', () => {
    const footer = entry('DataGrid').slots.find(({ name }) => name === 'footer');
    expect(footer).toMatchObject({ default: 'GridFooter', plan: 'community' });
    const selected = entry('PickersDay').classes.find(({ key }) => key === 'selected');
    expect(selected?.className).toBe('Mui-selected');
    expect(entry('DataGrid').classes.every(({ className }) => /^Mui/.test(className))).toBe(true);
  });

  it('leaves out icons, styled elements and what is internal', () => {
    expect([...docs.keys()].filter((name) => /Icon$/.test(name))).toEqual([
      'GridColumnHeaderSortIcon',
      'TreeItem2Icon',
    ]);
    expect(docs.has('SimpleTreeViewRoot')).toBe(false);
    expect(docs.has('PickersInput')).toBe(false);
    expect([...docs.keys()].filter((name) => /^unstable_/i.test(name))).toEqual([]);
  });

  it('prints types that can be read', () => {
    const types = [...docs.values()].flatMap(({ name, props }) =>
      props.map((member) => ({ at: `${name}.${member.name}`, type: member.type })),
    );
    expect(types.filter(({ type }) => type.length > 320)).toEqual([]);
    expect(types.filter(({ type }) => /import\(|__type|\.\.\. \d+ more/.test(type))).toEqual([]);
  });
});

/** A component, or one wrapped by `React.memo`. */
interface Checked {
  propTypes?: object;
  type?: { propTypes?: object };
}

/** What the declarations of the grids mark with `@ignore`. */
const IGNORED = new Set(['forwardedProps', 'onStateChange']);

describe('what the components check at run time', () => {
  it.each([
    ['DataGrid', '@mui/x-data-grid'],
    ['DataGridPremium', '@mui/x-data-grid-premium'],
    ['GridToolbarQuickFilter', '@mui/x-data-grid'],
    ['DatePicker', '@mui/x-date-pickers'],
    ['DateRangeCalendar', '@mui/x-date-pickers-pro'],
    ['DateField', '@mui/x-date-pickers'],
    ['BarChart', '@mui/x-charts'],
    ['ChartsLegend', '@mui/x-charts'],
    ['RichTreeView', '@mui/x-tree-view'],
    ['TreeItem', '@mui/x-tree-view'],
  ])('is documented for %s', (name, owner) => {
    const exported = requireFromDocs(owner) as Record<string, Checked>;
    const checked = Object.keys(exported[name]?.propTypes ?? exported[name]?.type?.propTypes ?? {});
    const documented = new Set(entry(name).props.map((member) => member.name));
    const unknown = checked.filter((member) => !documented.has(member));
    expect(checked.length).toBeGreaterThan(2);
    expect(unknown.filter((member) => !IGNORED.has(member))).toEqual([]);
  });
});
