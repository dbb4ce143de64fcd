import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Root } from 'mdast';
import { remarkKnownProblems } from '../remarkKnownProblems';

const DESCRIPTION = `<KnownProblem id="rows-jump" components="DataGrid" title="Rows jump when \`rows\` changes">
  Keep the array stable.

  \`\`\`tsx
  const rows = useMemo(load, []);
  \`\`\`
</KnownProblem>
`;

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'problems-'));
  const folder = path.join(siteDir, 'docs/react-data-grid/rows');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.mdx'), DESCRIPTION);
  writeFileSync(
    path.join(folder, 'problems.json'),
    '{ "rows-jump": { "v6": "present", "current": "fixed" } }',
  );
});

afterAll(() => rmSync(siteDir, { recursive: true }));

/** Runs the plugin on a page and returns the resulting tree as MDX. */
async function transform(page: string, text: string, frontMatter: object = {}): Promise<string> {
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkStringify } = await import('remark-stringify');
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkKnownProblems, { siteDir, baseUrls: { zh: '/zh/' } })
    .use(remarkStringify);
  const tree = (await processor.run(processor.parse(text), {
    path: path.join(siteDir, page),
    data: { frontMatter },
  } as never)) as unknown as Root;
  // Docusaurus gives headings their IDs later, and prints them nowhere else.
  const { visit } = await import('unist-util-visit');
  await unified().use(headings, { anchorsMaintainCase: false }).run(tree);
  visit(tree, 'heading', (heading) => {
    heading.children.push({
      type: 'text',
      value: ` #${(heading.data as { id?: string } | undefined)?.id}`,
    });
  });
  return processor.stringify(tree);
}

test('adds the title and the outcomes to a description', async () => {
  expect(await transform('docs/react-data-grid/rows/index.mdx', DESCRIPTION)).toBe(
    `<KnownProblem id="problem-rows-jump" outcomes="v6:present current:fixed" version="current">
  **Rows jump when \`rows\` changes**

  Keep the array stable.

  \`\`\`tsx
  const rows = useMemo(load, []);
  \`\`\`
</KnownProblem>
`,
  );
});

test('lists the problems of a family with their components and workarounds', async () => {
  expect(
    await transform(
      'versioned_docs/version-v6/known-problems/index.mdx',
      '<KnownProblemList of="react-data-grid" />\n',
    ),
  ).toBe(`<div>
  <KnownProblem id="problem-rows-jump" outcomes="v6:present current:fixed" version="v6" description="/x/react-data-grid/rows/#problem-rows-jump">
    ### Rows jump when \`rows\` changes #rows-jump

    \`DataGrid\`

    \`\`\`tsx
    const rows = useMemo(load, []);
    \`\`\`
  </KnownProblem>
</div>
`);
});

test('links other pages to the problems of their components', async () => {
  const bind = (page: string, ...components: string[]) =>
    transform(`versioned_docs/version-v6/react-data-grid/${page}/index.mdx`, 'Text\n', {
      components,
    });
  expect(await bind('columns', 'DataGrid')).toBe(
    'Text\n\n<ComponentProblems count="1" list="/x/v6/known-problems/#data-grid" />\n',
  );
  expect(await bind('columns', 'DataGridPro')).toBe('Text\n');
  // The current version does not have the problem.
  expect(
    await transform('docs/react-data-grid/columns/index.mdx', 'Text\n', {
      components: ['DataGrid'],
    }),
  ).toBe('Text\n');
});

test('lists nothing for versions that lack the components', async () => {
  const text = await transform(
    'versioned_docs/version-v5/known-problems/index.mdx',
    '<KnownProblemList of="react-data-grid" />\n',
  );
  expect(text).toBe('<div />\n');
});
