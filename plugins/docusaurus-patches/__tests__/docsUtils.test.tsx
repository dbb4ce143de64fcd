import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import * as theirs from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import * as client from '../client/docsClientUtils';
import * as ours from '../client/docsUtils';

jest.mock('@docusaurus/plugin-content-docs/lib/client/docsUtils.js', () => ({
  ...jest.requireActual<typeof theirs>('@docusaurus/plugin-content-docs/lib/client/docsUtils.js'),
  useSidebarBreadcrumbs: jest.fn(),
}));

const link = (href: string, unlisted = false) =>
  ({ type: 'link', label: href, href, unlisted }) as PropSidebarItem;
const group = (items: PropSidebarItem[], href?: string) =>
  ({ type: 'category', label: 'Group', items, href }) as PropSidebarItem;

const SIDEBAR: PropSidebarItem[] = [
  link('/x/installation/'),
  group([link('/x/grid/rows/'), group([link('/x/grid/columns/pinning')], '/x/grid/columns/')]),
  group([link('/x/secret/', true)]),
  group([]),
  { type: 'html', value: '<hr>', defaultStyle: false },
];
const PATHS = ['/x/installation', '/x/Grid/Rows/', '/x/grid/columns/', '/x/grid/columns/pinning/'];

test.each([...PATHS, '/x/secret/', '/x/', ''])(
  'finds the same active and visible entries as Docusaurus on %s',
  (path) => {
    const everything = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
      items.flatMap((item) => [item, ...(item.type === 'category' ? everything(item.items) : [])]);
    const all = everything(SIDEBAR);
    expect(all.map((item) => ours.isActiveSidebarItem(item, path))).toEqual(
      all.map((item) => theirs.isActiveSidebarItem(item, path)),
    );
    for (const items of [SIDEBAR, SIDEBAR.slice(0, 2)]) {
      const [mine, docusaurus] = [ours, theirs].map(
        ({ useVisibleSidebarItems }) =>
          renderHook(() => useVisibleSidebarItems(items, path)).result.current,
      );
      expect(mine).toEqual(docusaurus);
    }
  },
);

test('returns the same array when all entries are listed', () => {
  const items = SIDEBAR.slice(0, 2);
  const { result } = renderHook(() => ours.useVisibleSidebarItems(items, '/x/'));
  expect(result.current).toBe(items);
});

describe('breadcrumbs', () => {
  const API = group([link('/x/api/grid'), group([link('/x/api/grid/row')])]);
  const trailOf = (path: string) => {
    jest
      .mocked(theirs.useSidebarBreadcrumbs)
      .mockReturnValue([
        group([link('/x/grid/'), link('/x/grid/rows/'), API]),
        API,
        group([link('/x/api/grid/row')]),
      ] as ReturnType<typeof theirs.useSidebarBreadcrumbs>);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    );
    return renderHook(() => ours.useSidebarBreadcrumbs(), { wrapper }).result.current?.map(
      ({ href }) => href,
    );
  };

  test('link each group to the page that opens it', () => {
    expect(trailOf('/x/api/grid/row/')).toEqual(['/x/grid/', '/x/api/grid', undefined]);
  });
  test('do not link to the page on screen', () => {
    expect(trailOf('/x/api/grid/')).toEqual(['/x/grid/', undefined, undefined]);
  });
});

test('looks up the page of a path once, until the path changes', () => {
  const version = (name: string, path: string) => ({
    name,
    path,
    docs: [{ id: 'rows', path: `${path}grid/rows/` }],
    isLast: name === 'current',
  });
  const data = {
    path: '/x/',
    versions: [version('current', '/x/'), version('v6', '/x/v6/')],
  } as unknown as Parameters<typeof client.getActiveDocContext>[0];
  const first = client.getActiveDocContext(data, '/x/v6/grid/rows/');
  expect(first.activeVersion?.name).toBe('v6');
  expect(first.activeDoc?.id).toBe('rows');
  expect(client.getActiveDocContext(data, '/x/v6/grid/rows/')).toBe(first);
  expect(client.getActiveDocContext(data, '/x/grid/rows/').activeVersion?.name).toBe('current');
  expect(client.getActiveDocContext({ ...data }, '/x/grid/rows/').activeDoc?.id).toBe('rows');
});
