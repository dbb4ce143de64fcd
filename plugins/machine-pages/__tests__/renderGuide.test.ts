import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMdxParser } from '../../../lib/mdx/createMdxParser';
import { renderGuide, type GuideFile } from '../guide/renderGuide';
import { resolveLink } from '../guide/resolveLink';
import { SITE } from './site';

const GUIDE: GuideFile = {
  file: 'docs/orders/index.mdx',
  address: '/zh/x/orders/',
  version: 'current',
  title: 'Orders',
  migration: { from: 'v6', to: 'current' },
};

test('demos become code, plans and notes words, tables tables, package managers npm', async () => {
  const parse = await createMdxParser();
  expect(renderGuide(GUIDE, parse, SITE)).toMatchSnapshot();
});

test.each([
  ['a component', '<Chart />', /page\.mdx:3: <Chart> has no form in Markdown/],
  ['an expression', 'It is {1 + 1}.', /page\.mdx:3: \{1 \+ 1\} has no form in Markdown/],
  ['a link', '[gone](../gone/index.mdx)', /page\.mdx:3 links to \.\.\/gone\/index\.mdx/],
])('reports the line of %s that has no Markdown form', async (_what, text, message) => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'guide-'));
  writeFileSync(path.join(siteDir, 'page.mdx'), `# Page\n\n${text}\n`);
  const parse = await createMdxParser();
  expect(() => renderGuide({ ...GUIDE, file: 'page.mdx' }, parse, { ...SITE, siteDir })).toThrow(
    message,
  );
});

test('links a translation to the translated page, or else to the English one', () => {
  const file = 'i18n/zh/docusaurus-plugin-content-docs/current/orders/index.mdx';
  const translated = 'i18n/zh/docusaurus-plugin-content-docs/current/list/index.mdx';
  const resolve = (url: string, addresses = SITE.addresses) =>
    resolveLink(url, { file }, { ...SITE, addresses });
  expect(resolve('../list/index.mdx')).toBe('https://example.com/zh/x/list.md');
  expect(resolve('../list/index.mdx', new Map([[translated, '/zh/x/l/']]))).toBe(
    'https://example.com/zh/x/l.md',
  );
  expect(resolve('pathname:///feed.xml')).toBe('https://example.com/zh/feed.xml');
  expect(resolve('/x/api-docs/index.json')).toBe('https://example.com/zh/x/api-docs/index.json');
});
