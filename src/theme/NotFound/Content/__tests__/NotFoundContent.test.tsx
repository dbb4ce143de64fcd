import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Context as RouteContext } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { HelmetProvider } from 'react-helmet-async';
import SiteProvider from '@site/tests/jest/SiteProvider';
import NotFoundContent from '..';

let isBrowser = true;
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));
beforeEach(() => {
  isBrowser = true;
});

const page = (path: string) => (
  <SiteProvider path={path}>
    <HelmetProvider>
      <RouteContext.Provider value={{ plugin: { id: 'default', name: 'docs' } }}>
        <TitleFormatterProvider formatter={({ title }) => `${title} | Docs`}>
          <NotFoundContent />
        </TitleFormatterProvider>
      </RouteContext.Provider>
    </HelmetProvider>
  </SiteProvider>
);

test('offers the nearest pages and a search for the words of the address', async () => {
  const opened: unknown[] = [];
  window.addEventListener('docs:search', (event) => opened.push((event as CustomEvent).detail));
  render(page('/x/react-data-grid/sort/'));
  expect(await screen.findByRole('link', { name: 'Sorting' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/sorting/',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Search for “data grid sort”' }));
  expect(opened).toEqual([{ query: 'data grid sort' }]);
});

test('uses the language of the address, whatever the language of the build', async () => {
  render(page('/zh/x/react-data-grid/sort/'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('找不到页面');
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'zh');
  expect(screen.getByRole('link', { name: '图表' })).toHaveAttribute('href', '/zh/x/react-charts/');
  expect(await screen.findByRole('heading', { name: '相近的页面' })).toBeTruthy();
});

test('links to families in the version of the address if it documents them', async () => {
  render(page('/x/v6/react-data-grid/nothing/'));
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Data Grid')).toBe('/x/react-data-grid/');
  await screen.findByRole('button');
  expect(addressOf('Data Grid')).toBe('/x/v6/react-data-grid/');
  expect(addressOf('Charts')).toBe('/x/react-charts/');
});

test('asks search engines not to index the page', async () => {
  render(page('/x/nothing/'));
  const robots = await waitFor(() => {
    const meta = document.querySelector('meta[name="robots"]');
    expect(meta).not.toBeNull();
    return meta;
  });
  expect(robots).toHaveAttribute('content', 'noindex');
  expect(document.title).toBe('Page not found | MUI X docs');
});

test('names another version in the title', async () => {
  render(page('/x/v5/nothing/'));
  await waitFor(() => expect(document.title).toBe('Page not found (v5) | MUI X docs'));
});

test.each([
  ['/toolpad/core/introduction/', 'mui.com/toolpad/core/introduction/'],
  ['/api/table-cell/', 'mui.com/api/table-cell/'],
])("%s links to the library's documentation", async (path, address) => {
  render(page(path));
  await screen.findByRole('button');
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `https://${address}`);
});

test('does not show the address on the server', async () => {
  isBrowser = false;
  const { container } = render(page('/404.html'));
  await screen.findByRole('button');
  expect(container).toHaveTextContent('Page not found');
  expect(container).not.toHaveTextContent('404.html');
});
