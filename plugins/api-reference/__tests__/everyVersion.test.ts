import path from 'node:path';
import { VERSION_NAMES } from '../data/during';
import { material } from '../data/material';
import { API_VERSIONS } from '../data/versions';
import { listMembers } from '../listMembers';
import { listTexts } from '../descriptions/listTexts';
import { loadReference } from '../loadReference';
import type { ApiEntry, ApiReference } from '../types';

const SITE = path.join(__dirname, '../../..');
const references = new Map<string, ApiReference>();

beforeAll(async () => {
  for (const version of API_VERSIONS) {
    references.set(version.name, await loadReference(version, SITE));
  }
}, 600_000);

type EntryOf = { [Entry in ApiEntry as Entry['kind']]: Entry };

function find<Kind extends ApiEntry['kind']>(
  version: string,
  kind: Kind,
  name: string,
): EntryOf[Kind] {
  const entry = references
    .get(version)
    ?.entries.find((known) => known.kind === kind && known.name === name);
  if (!entry) {
    throw new Error(`${version} has no ${kind} ${name}.`);
  }
  return entry as EntryOf[Kind];
}

/** Versions with the grid, which all tests below are about. */
const VERSIONS = [...VERSION_NAMES];

test('the reference of the core components contains the components that have pages', () => {
  const button = find('core', 'component', 'Button');
  expect(references.get('core')!.entries).toHaveLength(material.only!.length);
  expect(button.theme).toMatchObject({ name: 'MuiButton', defaultProps: true });
  expect(button.classes.map(({ className }) => className)).toContain('MuiButton-startIcon');
  expect(button.props.find(({ name }) => name === 'variant')?.default).toBe("'text'");
});

describe.each(VERSIONS)('the reference of %s', (version) => {
  it('has a unique address or anchor for everything', () => {
    const { entries = [] } = references.get(version) ?? {};
    const addresses = entries.map(({ family, slug }) => `${family}/${slug}`);
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((each, index) => addresses.indexOf(each) !== index)).toEqual([]);
    for (const entry of entries) {
      const anchors = listMembers(entry).map(({ anchor }) => anchor);
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });

  it('groups the whole GridApi by feature', () => {
    const { props, groups } = find(version, 'interface', 'GridApi');
    expect(groups.flatMap(({ members }) => members).sort()).toEqual(
      props.map(({ name }) => name).sort(),
    );
    const sorting = groups.find(({ name }) => name === 'GridSortApi');
    expect(sorting).toMatchObject({ title: 'Sort' });
    expect(sorting?.members).toContain('sortColumn');
    const sortColumn = props.find(({ name }) => name === 'sortColumn');
    expect(sortColumn?.signatures?.[0]?.parameters[1]).toMatchObject({
      name: 'direction',
      required: false,
      description: expect.stringContaining('sorted') as unknown,
    });
  });

  it('describes the arguments of events and the props that listen to them', () => {
    const { events } = find(version, 'events', 'GridEvents');
    expect(events.length).toBeGreaterThan(40);
    expect(events.find(({ name }) => name === 'rowClick')).toMatchObject({
      params: expect.stringMatching(/^GridRowParams/) as unknown,
      prop: 'onRowClick',
      plan: 'community',
    });
  });

  it('describes the return values of selectors and hooks', () => {
    const { selectors, plan } = find(version, 'selectors', 'GridSelectors');
    expect(plan).toBe('community');
    expect(selectors.map(({ name }) => name)).not.toContain('useGridSelector');
    expect(selectors.find(({ name }) => name === 'gridSortModelSelector')?.returns).toBe(
      'GridSortModel',
    );
    const [signature] = find(version, 'hook', 'useGridApiRef').signatures;
    expect(signature?.returns.type).toMatch(/Ref/);
  });

  it('has the theme name of the grid and its global class names', () => {
    const { theme, classes } = find(version, 'component', 'DataGrid');
    expect(theme).toEqual({ name: 'MuiDataGrid', defaultProps: true, styleOverrides: true });
    expect(classes.find(({ name }) => name === 'row')?.className).toBe('MuiDataGrid-row');
  });
});

describe('references of several versions', () => {
  it.each(['v4', 'v5', 'v6', 'current'])(
    'contain the static members of the license class in %s',
    (name) => {
      const { props } = find(name, 'class', 'LicenseInfo');
      expect(props.find((prop) => prop.name === 'setLicenseKey')).toMatchObject({
        type: '(key: string) => void',
        static: true,
      });
      expect(props.map((prop) => prop.name)).not.toContain('getLicenseInfo');
    },
  );

  it("omit the authors' notes to themselves", () => {
    const texts = [...references.values()].flatMap(({ entries }) => entries.flatMap(listTexts));
    expect(texts.filter(({ text }) => /TODO|^Features:/.test(text))).toEqual([]);
  });

  it('follow the grid from XGrid to next', () => {
    expect(find('v4', 'interface', 'GridSelectionModel').definition).toMatch(/GridRowId\[\]/);
    expect(() => find('v6', 'interface', 'GridSelectionModel')).toThrow();
    expect(find('next', 'component', 'DataGrid').props.map(({ name }) => name)).toContain(
      'showToolbar',
    );
  });

  it('show the plan of events of paid features', () => {
    const { events } = find('current', 'events', 'GridEvents');
    const plans = Object.fromEntries(events.map(({ name, plan }) => [name, plan]));
    expect(plans).toMatchObject({
      columnResize: 'community',
      rowOrderChange: 'pro',
      aggregationModelChange: 'premium',
    });
  });

  it('include other exports with their definitions', () => {
    const others = new Map(references.get('current')?.exports.map((each) => [each.name, each]));
    expect(others.get('gridClasses')).toMatchObject({ kind: 'value', family: 'data-grid' });
    expect(others.get('getGridDateOperators')).toMatchObject({ kind: 'function' });
    expect(others.get('GridSortColumnLookup')?.text).toContain('sortDirection');
  });
});
