import path from 'node:path';
import type { Root } from 'mdast';
import { remarkDemos } from '../remarkDemos';

/** Runs the plugin over a page and gives its syntax tree as MDX text. */
async function bind(page: string, text: string): Promise<string> {
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkStringify } = await import('remark-stringify');
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDemos, { siteDir: '/site' })
    .use(remarkStringify);
  const tree = (await processor.run(processor.parse(text), {
    path: path.join('/site', page),
  } as never)) as unknown as Root;
  return processor.stringify(tree);
}

const pages = [
  ['docs/orders/index.mdx', 'current'],
  ['versioned_docs/version-v6/orders/index.mdx', 'v6'],
  ['i18n/zh/docusaurus-plugin-content-docs/current/orders/index.mdx', 'current'],
  ['i18n/zh/docusaurus-plugin-content-docs/version-v4/orders/index.mdx', 'v4'],
] as const;

test.each(pages)('%s shows the demos of %s', async (page, version) => {
  expect(await bind(page, '<Demo id="OrderList" />\n')).toBe(
    `import demoOrderList from '@demo-descriptors/${version}/OrderList';\n\n<Demo id="OrderList" demo={demoOrderList} />\n`,
  );
});

test('each demo of a page is bound to its own module', async () => {
  const text = await bind(
    'docs/orders/index.mdx',
    '<Demo id="OrderList" />\n\n<Demo id="EmptyList" />\n',
  );
  expect(text).toContain("import demoEmptyList from '@demo-descriptors/current/EmptyList';");
  expect(text).toContain('<Demo id="EmptyList" demo={demoEmptyList} />');
});

test('a demo without an id in quotes stops the build with file and line', async () => {
  await expect(bind('docs/orders/index.mdx', '\n\n<Demo id={name} />\n')).rejects.toThrow(
    'docs/orders/index.mdx:3: <Demo> needs an id in quotes',
  );
});
