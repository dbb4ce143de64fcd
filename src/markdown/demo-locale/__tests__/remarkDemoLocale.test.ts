import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { remarkDemoLocale } from '../remarkDemoLocale';

const siteDir = mkdtempSync(path.join(tmpdir(), 'demo-locale-'));
const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

function write(file: string, text: string) {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeAll(() => {
  write('docs/_runtime/locales/zh.ts', '');
  const demos = 'docs/orders/demos';
  write(`${demos}/German.tsx`, `import { deDE } from '@mui/x-data-grid/locales';`);
  write(`${demos}/Tree.tsx`, `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';`);
  write(`${demos}/Grid.tsx`, `import { DataGrid } from '@mui/x-data-grid';`);
  write(`${demos}/Other.tsx`, `import { DataGrid } from '@mui/x-data-grid';`);
});
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Runs the plugin on a page with demos and returns the names of the page's elements. */
async function explain(page: string, ...demos: string[]): Promise<string[]> {
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDemoLocale, { siteDir });
  const text = demos.map((id) => `<Demo id="${id}" />\n`).join('\n');
  const file = { path: path.join(siteDir, page) } as never;
  const tree = (await processor.run(processor.parse(text), file)) as unknown as Root;
  return tree.children.map((node) => ('name' in node ? String(node.name) : node.type));
}

test('adds the explanation after the first demo with translated texts', async () => {
  const names = await explain(`${ZH}/current/orders/index.mdx`, 'German', 'Tree', 'Grid', 'Other');
  expect(names).toEqual(['mdxjsEsm', 'Demo', 'Demo', 'Demo', 'DemoLocale', 'Demo']);
});

test.each([
  ['an English page', 'docs/orders/index.mdx', 'Grid'],
  ['a version without texts', `${ZH}/version-v4/orders/index.mdx`, 'Grid'],
  ['demos that set a locale', `${ZH}/current/orders/index.mdx`, 'German'],
  ['demos without translated texts', `${ZH}/current/orders/index.mdx`, 'Tree'],
])('%s: adds nothing', async (_case, page, demo) => {
  expect(await explain(page, demo)).toEqual(['Demo']);
});
