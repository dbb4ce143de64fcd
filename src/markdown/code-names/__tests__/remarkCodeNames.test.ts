import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remarkCodeNames } from '../remarkCodeNames';

const siteDir = mkdtempSync(path.join(tmpdir(), 'code-names-'));
const demos = path.join(siteDir, 'docs/react-data-grid/sorting/demos');
mkdirSync(demos, { recursive: true });
writeFileSync(path.join(demos, 'SortOrders.tsx'), 'export const depot = 1;');

const NAMES: Readonly<Record<string, string[]>> = {
  current: ['sortModel'],
  v6: ['componentsProps'],
};

async function check(page: string, text: string, frontMatter: object = {}) {
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkCodeNames, {
      siteDir,
      onProblem: 'throw',
      loadNames: async (version) => ({
        library: new Set(NAMES[version]),
        platform: new Set(['Map']),
      }),
    });
  const file = { path: path.join(siteDir, page), data: { frontMatter }, value: text };
  await processor.run(processor.parse(text), file as never);
}

const PAGE = 'docs/react-data-grid/sorting/index.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx';

describe('names in code font', () => {
  it('fail the build with file, line and the nearest name if they are unknown', async () => {
    await expect(check(PAGE, 'Use `Map`.\n\nSet `sortModl` and `sorting()`.')).rejects.toThrow(
      /2 problems.*\n- docs\/react-data-grid\/sorting\/index.mdx:3 `sortModl` .* Did you mean "sortModel"\?/,
    );
  });

  it('may come from demos, listings and terms, in every language', async () => {
    await check(PAGE, '`depot`');
    await check(CHINESE, '`depot` `station` `ERESOLVE`\n\n```tsx\nstation();\n```', {
      terms: ['ERESOLVE'],
    });
    await expect(check('docs/react-charts/bars/index.mdx', '`depot`')).rejects.toThrow('bars');
  });

  it('may come from other versions that the front matter lists', async () => {
    await expect(check(PAGE, '`componentsProps`')).rejects.toThrow('componentsProps');
    await check(PAGE, '`componentsProps`', { mentions: ['v6'] });
    await check(PAGE, '`componentsProps`', { migration: { from: 'v6', to: 'current' } });
  });

  it('are not checked on generated pages and outside of the documentation', async () => {
    await check('docs/api/data-grid/data-grid.mdx', '`nothing`');
    await check('src/pages/index.mdx', '`nothing`');
  });
});
