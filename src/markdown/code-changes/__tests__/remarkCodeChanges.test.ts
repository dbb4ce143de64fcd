import type { Root } from 'mdast';
import { remarkCodeChanges } from '../remarkCodeChanges';

/** Runs the plugin on a page and returns the resulting tree as MDX. */
async function run(text: string, frontMatter: object): Promise<string> {
  const { VFile } = await import('vfile');
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkStringify } = await import('remark-stringify');
  const file = new VFile({ path: '/site/docs/migration/index.mdx', value: text });
  file.data.frontMatter = frontMatter;
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkCodeChanges, { siteDir: '/site' })
    .use(remarkStringify);
  return processor.stringify((await processor.run(processor.parse(file), file)) as Root);
}

const BEFORE = '```tsx before\n<Orders old />\n```\n';
const AFTER = '```tsx after\n<Orders />\n```\n';
const MIGRATION = { migration: { from: 'v6', to: 'current' } };

test('puts old and new code side by side and shows removed code alone', async () => {
  expect(
    await run(`${BEFORE}\n${AFTER}\n- Text\n\n  ${BEFORE.replaceAll('\n', '\n  ')}`, MIGRATION),
  ).toMatchInlineSnapshot(`
    "import CodeChange from '@theme/CodeChange';

    import CodeSide from '@theme/CodeChange/CodeSide';

    <CodeChange>
      <CodeSide side="before" version="v6">
        \`\`\`tsx before
        <Orders old />
        \`\`\`
      </CodeSide>

      <CodeSide side="after" version="v7">
        \`\`\`tsx after
        <Orders />
        \`\`\`
      </CodeSide>
    </CodeChange>

    * Text

      <CodeChange>
        <CodeSide side="before" version="v6">
          \`\`\`tsx before
          <Orders old />
          \`\`\`
        </CodeSide>
      </CodeChange>
    "
  `);
});

test('leaves a fence without the markers unchanged', async () => {
  expect(await run('```tsx title="before.tsx"\nx;\n```\n', MIGRATION)).toBe(
    '```tsx title="before.tsx"\nx;\n```\n',
  );
});

test('rejects old code outside of migration pages', async () => {
  await expect(run(`Text\n\n${BEFORE}\n${AFTER}`, {})).rejects.toThrowErrorMatchingInlineSnapshot(`
    "Code is marked as old or new outside of a migration page (1 problem):
    - docs/migration/index.mdx:3 is marked "before". Name the versions in the front matter, migration: { from: v6, to: current }, or take the word away."
  `);
});

test('rejects new code that does not replace anything', async () => {
  await expect(run(`${BEFORE}\nText between\n\n${AFTER}`, MIGRATION)).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "Code replaces nothing (1 problem):
    - docs/migration/index.mdx:7 is marked "after" and does not follow a fence marked "before". Put what it replaces directly above it, or take the word away."
  `);
});
