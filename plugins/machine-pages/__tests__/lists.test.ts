import type { IncomingMessage, ServerResponse } from 'node:http';
import { DOCS_VERSIONS } from '../../../src/versions';
import { renderVersionList } from '../lists/renderVersionList';
import { listParts } from '../collectPages';
import { renderPage } from '../renderPage';
import { serveInDevelopment } from '../serveInDevelopment';
import { renderRobots } from '../sitemap/renderRobots';
import { addLanguages, keepCanonical } from '../sitemap/createSitemapItems';
import type { MachinePage } from '../types';
import { SITE } from './site';

const PAGE: MachinePage = {
  kind: 'guide',
  title: 'Orders: all',
  description: 'All orders.',
  address: '/zh/x/orders/',
  part: 'Grid',
  version: 'current',
  plan: 'pro',
  renderBody: async () => '# Orders\n',
};

test('a list of pages by part of the sidebar, with the reference, whole texts and other versions', () => {
  const [current, next] = DOCS_VERSIONS;
  const index: MachinePage = {
    ...PAGE,
    kind: 'reference',
    title: 'Grid API',
    address: '/zh/x/api/grid/',
  };
  const entry: MachinePage = { ...index, title: 'Table', address: '/zh/x/api/grid/table/' };
  const list = renderVersionList(current!, [PAGE, index, entry], [next!], SITE);
  expect(list).toMatchSnapshot();
});

test('omits the MCP server from the list when the host does not run one', () => {
  const [current] = DOCS_VERSIONS;
  expect(renderVersionList(current!, [PAGE], [], { ...SITE, mcp: null })).not.toContain('Protocol');
});

test('shows the release of the family that the page belongs to', async () => {
  const page = { ...PAGE, address: '/zh/x/react-charts/bars/' };
  expect(await renderPage(page, SITE)).toContain('\nversion: "7.28.0"\n');
});

test('writes the facts of a page as YAML that allows colons', async () => {
  expect(await renderPage(PAGE, SITE)).toBe(`---
title: "Orders: all"
description: "All orders."
url: "https://example.com/zh/x/orders/"
version: "7.28.3"
language: "zh-CN"
plan: "pro"
---

# Orders
`);
});

test('lists pages in the order of the sidebar, with unlisted pages last', () => {
  const docs = ['c', 'a', 'b'].map((id) => ({ id })) as Parameters<typeof listParts>[0]['docs'];
  const sidebars = {
    docs: [
      {
        type: 'category',
        label: 'Grid',
        items: [{ type: 'category', label: 'Rows', items: [{ type: 'doc', id: 'b' }] }],
      },
      { type: 'doc', id: 'a' },
    ],
  } as unknown as Parameters<typeof listParts>[0]['sidebars'];
  expect(listParts({ docs, sidebars }).map(({ doc, part }) => [doc.id, part])).toEqual([
    ['b', 'Grid'],
    ['a', ''],
    ['c', ''],
  ]);
});

test('links each page of a sitemap to the page in all languages', () => {
  const languages = [
    { lang: 'en', base: '/' },
    { lang: 'zh-CN', base: '/zh/' },
  ];
  const links = [
    { lang: 'en', url: 'https://example.com/x/a/' },
    { lang: 'zh-CN', url: 'https://example.com/zh/x/a/' },
    { lang: 'x-default', url: 'https://example.com/x/a/' },
  ];
  for (const url of ['https://example.com/x/a/', 'https://example.com/zh/x/a/']) {
    expect(addLanguages([{ url }], 'https://example.com', languages)).toEqual([{ url, links }]);
  }
});

test('omits pages from the sitemap whose canonical address is in the current version', () => {
  const items = [
    'https://example.com/x/a/',
    'https://example.com/x/v5/a/',
    'https://example.com/x/v5/only-there/',
    'https://example.com/zh/x/v6/a/',
    'https://example.com/zh/x/a/',
  ].map((url) => ({ url }));
  expect(keepCanonical(items).map(({ url }) => url.slice('https://example.com'.length))).toEqual([
    '/x/a/',
    '/x/v5/only-there/',
    '/zh/x/a/',
  ]);
});

test('lets robots crawl everything and lists the sitemap of each language', () => {
  expect(renderRobots('https://example.com', ['/', '/zh/'])).toBe(`User-agent: *
Allow: /
Sitemap: https://example.com/sitemap.xml
Sitemap: https://example.com/zh/sitemap.xml
`);
});

test('serves Markdown in development only for existing pages', async () => {
  const serve = serveInDevelopment(async () => ({ pages: [PAGE], site: SITE }));
  const ask = (url: string) =>
    new Promise<string>((resolve) => {
      const response = { writeHead: jest.fn(), end: resolve } as unknown as ServerResponse;
      serve({ url } as IncomingMessage, response, () => resolve('next'));
    });
  expect(await ask('/zh/x/orders.md?time=1')).toContain('# Orders');
  expect(await ask('/zh/x/orders/')).toBe('next');
  expect(await ask('/zh/x/gone.md')).toBe('next');
});
