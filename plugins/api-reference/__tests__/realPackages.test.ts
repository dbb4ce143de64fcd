import path from 'node:path';
import { API_VERSIONS } from '../data/versions';
import { loadReference } from '../loadReference';
import type { ApiEntry, ComponentEntry } from '../types';

const SITE = path.join(__dirname, '../../..');

let docs: ReadonlyMap<string, ApiEntry>;

beforeAll(async () => {
  const current = API_VERSIONS.find(({ name }) => name === 'current');
  const loaded = current ? (await loadReference(current, SITE)).entries : [];
  docs = new Map(loaded.map((doc) => [doc.name, doc]));
}, 120_000);

const entry = (name: string): ApiEntry => {
  const doc = docs.get(name);
  if (!doc) {
    throw new Error(`${name} was not extracted.`);
  }
  return doc;
};
const component = (name: string): ComponentEntry => {
  const doc = entry(name);
  if (doc.kind !== 'component') {
    throw new Error(`${name} is no component.`);
  }
  return doc;
};
const propsOf = (doc: ApiEntry) => ('props' in doc ? doc.props : []);
const prop = (name: string, member: string) =>
  propsOf(entry(name)).find((candidate) => candidate.name === member);

describe('reference of 7.28.3', () => {
  it('has every public component and hook, and the listed types of each family', () => {
    const counts: Record<string, number> = {};
    for (const { family, kind } of docs.values()) {
      counts[`${family} ${kind}`] = (counts[`${family} ${kind}`] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'data-grid component': 79,
      'data-grid interface': 124,
      'data-grid class': 2,
      'data-grid events': 1,
      'data-grid hook': 13,
      'data-grid selectors': 1,
      'date-pickers class': 7,
      'date-pickers component': 52,
      'date-pickers hook': 7,
      'date-pickers interface': 50,
      'charts component': 61,
      'charts hook': 17,
      'charts interface': 39,
      'tree-view component': 9,
      'tree-view hook': 4,
      'tree-view interface': 15,
    });
  });

  it('contains facts that readers look for', () => {
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

  it('contains slots with their defaults and classes with their global names', () => {
    const footer = component('DataGrid').slots.find(({ name }) => name === 'footer');
    expect(footer).toMatchObject({ default: 'GridFooter', plan: 'community' });
    const selected = component('PickersDay').classes.find(({ name }) => name === 'selected');
    expect(selected).toMatchObject({ className: 'Mui-selected', isState: true });
    expect(component('DataGrid').classes.every(({ className }) => /^Mui/.test(className))).toBe(
      true,
    );
  });

  it('omits icons, styled elements and internal exports', () => {
    expect([...docs.keys()].filter((name) => /Icon$/.test(name))).toEqual([
      'GridColumnHeaderSortIcon',
      'TreeItem2Icon',
    ]);
    expect(docs.has('SimpleTreeViewRoot')).toBe(false);
    expect(docs.has('PickersInput')).toBe(false);
    expect([...docs.keys()].filter((name) => /^unstable_/i.test(name))).toEqual([]);
  });

  it('prints readable types', () => {
    const types = [...docs.values()].flatMap((doc) =>
      propsOf(doc).map((member) => ({ at: `${doc.name}.${member.name}`, type: member.type })),
    );
    expect(types.filter(({ type }) => type.length > 320)).toEqual([]);
    expect(types.filter(({ type }) => /import\(|__type|\.\.\. \d+ more/.test(type))).toEqual([]);
  });
});
