import type { Root } from 'mdast';
import { remarkApiLinks } from '../remarkApiLinks';
import { createEntryIndex, type EntryIndex } from '../../../../plugins/api-reference/entryIndex';
import { SAMPLE } from '../../../../plugins/api-reference/__tests__/sampleDoc';

const index: EntryIndex = createEntryIndex(
  [SAMPLE, { ...SAMPLE, name: 'GridColDef', slug: 'grid-col-def', slots: [], classes: [] }],
  '/x/api/',
);

async function run(markdown: string, page = 'docs/sorting/index.mdx'): Promise<string> {
  // Load the packages one after the other: Jest cannot link packages that share modules concurrently.
  const { VFile } = await import('vfile');
  const { unified } = await import('unified');
  const { default: parse } = await import('remark-parse');
  const { default: stringify } = await import('remark-stringify');
  const file = new VFile({ path: `/site/${page}`, value: markdown });
  file.data.frontMatter = { components: ['DataGridPro'] };
  const processor = unified()
    .use(parse)
    .use(remarkApiLinks, {
      siteDir: '/site',
      generatedFilesDir: '/site/.docusaurus',
      readIndex: (_siteDir, version) => (version === 'current' ? index : null),
    })
    .use(stringify);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  return processor.stringify(tree).trim();
}

describe('code spans', () => {
  it('link to entries and to members of the documented components, once in each section', async () => {
    expect(await run('Set `treeData` of `DataGridPro`, `treeData` again.\n\n## More\n\n`treeData`'))
      .toMatchInlineSnapshot(`
      "Set [\`treeData\`](/x/api/data-grid/data-grid-pro/#prop-treeData) of [\`DataGridPro\`](/x/api/data-grid/data-grid-pro/), \`treeData\` again.

      ## More

      [\`treeData\`](/x/api/data-grid/data-grid-pro/#prop-treeData)"
    `);
  });

  it('are not linked in headings and links, when unknown, and in versions without reference pages', async () => {
    const text = '## `DataGridPro`\n\n[`DataGridPro`](https://acme.example) `unknown`';
    expect(await run(text)).toBe(text);
    expect(await run('`DataGridPro`', 'versioned_docs/version-v6/a/index.mdx')).toBe(
      '`DataGridPro`',
    );
  });

  it('are linked on translated pages', async () => {
    const page = 'i18n/zh/docusaurus-plugin-content-docs/current/sorting/index.mdx';
    expect(await run('`toolbar`', page)).toBe(
      '[`toolbar`](/x/api/data-grid/data-grid-pro/#slot-toolbar)',
    );
  });
});

describe('links to the reference', () => {
  it('may lead to entries, to their sections and members, and to families', async () => {
    const text =
      '[a](/x/api/data-grid/) [b](/x/api/data-grid/data-grid-pro/#props) ' +
      '[c](/x/api/data-grid/data-grid-pro/#prop-columns)';
    expect(await run(text)).toBe(text);
  });

  it('fail the build when their target does not exist, with line and nearest name', async () => {
    const text =
      'One\n\n[a](/x/api/data-grid/data-grid-por/)\n[b](/x/api/data-grid/data-grid-pro/#prop-colums)';
    await expect(run(text)).rejects.toThrowErrorMatchingInlineSnapshot(`
      "Links to the API reference lead nowhere (2 problems):
      - docs/sorting/index.mdx:3 links to /x/api/data-grid/data-grid-por/, which is no entry. Did you mean /x/api/data-grid/data-grid-pro/?
      - docs/sorting/index.mdx:4 links to #prop-colums of DataGridPro, which has no such member. Did you mean #prop-columns?"
    `);
  });
});
