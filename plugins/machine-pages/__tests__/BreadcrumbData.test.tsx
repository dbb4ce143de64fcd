import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { render } from '@testing-library/react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import type { ReactNode } from 'react';
import BreadcrumbData from '../client/BreadcrumbData';

let written = '';
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: { props: { children: string } } }): ReactNode => {
    written = children.props.children;
    return null;
  },
}));
let metadata = { title: '', permalink: '' };
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => ({ metadata }) }));

const link = (label: string, href: string) => ({ type: 'link', label, href }) as PropSidebarItem;
const group = (label: string, items: PropSidebarItem[]) =>
  ({ type: 'category', label, items }) as PropSidebarItem;

const TABLE = link('Table', '/x/api/grid/table');
const ROW = link('Row', '/x/api/grid/row');
const COMPONENTS = group('Components', [TABLE, ROW]);
const ALL = link('All entries', '/x/api/grid');
const API = group('API', [ALL, COMPONENTS]);
const OVERVIEW = link('Overview', '/x/grid/');
const ROWS = link('Rows', '/x/grid/rows/');
const GRID = group('Grid', [OVERVIEW, ROWS, API]);

/** Returns the names and addresses of the breadcrumbs of a page with the given trail through the sidebar. */
function stepsOf(title: string, permalink: string, trail: readonly PropSidebarItem[]) {
  metadata = { title, permalink };
  const siteConfig = { title: 'Docs', url: 'https://example.com', baseUrl: '/' };
  render(
    <Context.Provider value={{ siteConfig } as DocusaurusContext}>
      <BreadcrumbData breadcrumbs={trail as PropSidebarBreadcrumbsItem[]} />
    </Context.Provider>,
  );
  const { itemListElement } = JSON.parse(written) as {
    itemListElement: readonly { name: string; item: string }[];
  };
  return itemListElement.map(({ name, item }) => `${name} ${item.replace(siteConfig.url, '')}`);
}

test('links each group to the page that opens it, or else to its first page', () => {
  expect(stepsOf('Row', '/x/api/grid/row', [GRID, API, COMPONENTS, ROW])).toEqual([
    'Docs /',
    'Grid /x/grid/',
    'API /x/api/grid/',
    'Components /x/api/grid/table/',
    'Row /x/api/grid/row/',
  ]);
});

test('omits a group that would link to the current page', () => {
  expect(stepsOf('Table', '/x/api/grid/table', [GRID, API, COMPONENTS, TABLE])).toEqual([
    'Docs /',
    'Grid /x/grid/',
    'API /x/api/grid/',
    'Table /x/api/grid/table/',
  ]);
});

test('keeps the name of the group when its overview has the same address', () => {
  expect(stepsOf('Grid: overview', '/x/grid/', [GRID, OVERVIEW])).toEqual([
    'Docs /',
    'Grid /x/grid/',
  ]);
});

test('lists the API of a page after the page', () => {
  expect(stepsOf('Rows: API', '/x/grid/rows/components-api/', [GRID, ROWS])).toEqual([
    'Docs /',
    'Grid /x/grid/',
    'Rows /x/grid/rows/',
    'Rows: API /x/grid/rows/components-api/',
  ]);
});
