import { recmaStaticProse } from '../recmaStaticProse';

async function compiled(source: string): Promise<string> {
  const { compile } = await import('@mdx-js/mdx');
  return String(await compile(source, { recmaPlugins: [recmaStaticProse] }));
}

test('wraps static prose in a function that only some bundles contain', async () => {
  const code = await compiled('<Prose id="prose-0">\n\nFirst\n\nSecond\n\n</Prose>\n');
  expect(code).toMatch(
    /_jsx\(Prose, \{\s*id: "prose-0",\s*children: RENDERS_PROSE \? \(\) => _jsxs\(_Fragment, \{/,
  );
  expect(code).toMatch(/\}\) : null\s*\}/);
});

test('content below the fold may contain prose', async () => {
  const code = await compiled(
    '<BelowFold>\n\n<Prose id="prose-1">\n\nText\n\n</Prose>\n\n</BelowFold>\n',
  );
  expect(code).toMatch(/RENDERS_PROSE \? \(\) => _jsx\(_components\.p/);
});

test('a page that is all prose imports the fragment for its parts', async () => {
  const code = await compiled('<Prose id="prose-0">\n\nFirst\n\nSecond\n\n</Prose>\n');
  expect(code).toMatch(/import \{[^}]*\bFragment as _Fragment\b[^}]*\} from "react\/jsx-runtime"/);
});
