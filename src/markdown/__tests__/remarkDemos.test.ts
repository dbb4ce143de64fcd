import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { remarkDemos } from '../remarkDemos';

/** Runs the plugin on a page and returns the resulting tree as MDX. */
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

test('binds each demo of a page to its own module', async () => {
  const text = await bind(
    'docs/orders/index.mdx',
    '<Demo id="OrderList" />\n\n<Demo id="EmptyList" />\n',
  );
  expect(text).toContain("import demoEmptyList from '@demo-descriptors/current/EmptyList';");
  expect(text).toContain('<Demo id="EmptyList" demo={demoEmptyList} />');
});

test('a demo without an id in quotes fails the build with file and line', async () => {
  await expect(bind('docs/orders/index.mdx', '\n\n<Demo id={name} />\n')).rejects.toThrow(
    'docs/orders/index.mdx:3: <Demo> needs an id in quotes',
  );
});

test("binds an anatomy to the component's demo and to its reference", async () => {
  expect(await bind('versioned_docs/version-v6/orders/index.mdx', '<Anatomy of="OrderList" />\n'))
    .toBe(`import demoOrderListAnatomy from '@demo-descriptors/v6/OrderListAnatomy';

import anatomyOrderList from '@generated/demos/anatomy/v6/OrderList';

<Anatomy of="OrderList" demo={demoOrderListAnatomy} anatomy={anatomyOrderList} />
`);
});

test('an anatomy without a component in quotes fails the build with file and line', async () => {
  await expect(bind('docs/orders/index.mdx', '\n<Anatomy of={name} />\n')).rejects.toThrow(
    'docs/orders/index.mdx:2: <Anatomy> needs a component in quotes',
  );
});

describe('minimum height of a demo', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'demo-heights-'));
  const demos = path.join(siteDir, 'docs/orders/demos');

  beforeAll(() => {
    mkdirSync(demos, { recursive: true });
    writeFileSync(
      path.join(demos, 'heights.json'),
      JSON.stringify({ OrderList: { wide: 330, narrow: 300 } }),
    );
  });
  afterAll(() => rmSync(siteDir, { recursive: true }));

  /** Runs the plugin on a page with one demo and returns the data of its node. */
  async function heightOf(page: string, id: string): Promise<unknown> {
    const demo = {
      type: 'mdxJsxFlowElement' as const,
      name: 'Demo',
      attributes: [{ type: 'mdxJsxAttribute' as const, name: 'id', value: id }],
      children: [],
      data: {},
    };
    const { unified } = await import('unified');
    const processor = unified().use(remarkDemos, { siteDir });
    const tree: Root = { type: 'root', children: [demo] };
    await processor.run(tree, { path: path.join(siteDir, page) } as never);
    return (tree.children.at(-1) as typeof demo).data;
  }

  test.each([
    'docs/orders/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/current/orders/index.mdx',
  ])('on %s it is derived from the measured height', async (page) => {
    expect(await heightOf(page, 'OrderList')).toEqual({ leastHeight: 530 });
  });

  test('it is not set for a demo that was not measured', async () => {
    expect(await heightOf('docs/orders/index.mdx', 'EmptyList')).toEqual({});
  });
});
