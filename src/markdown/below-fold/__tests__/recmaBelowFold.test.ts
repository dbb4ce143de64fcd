import { recmaBelowFold } from '../recmaBelowFold';

async function compiled(source: string): Promise<string> {
  const { compile } = await import('@mdx-js/mdx');
  return String(await compile(source, { recmaPlugins: [recmaBelowFold] }));
}

test('wraps the content below the fold in a function', async () => {
  const code = await compiled('Above\n\n<BelowFold>\n\nFirst\n\nSecond\n\n</BelowFold>\n');
  const below = code.slice(code.indexOf('(BelowFold') - '_jsx'.length);
  expect(below).toMatch(
    /^_jsx\(BelowFold, \{\s*children: \(\) => _jsxs\(_Fragment, \{\s*children: \[/,
  );
  expect(below).toContain('"Second"');
  expect(code).toMatch(/import \{[^}]*Fragment as _Fragment[^}]*jsx as _jsx[^}]*jsxs as _jsxs/);
  expect(code).not.toContain('_jsxs(BelowFold');
});

test('a single element needs no fragment', async () => {
  const code = await compiled('<BelowFold>\n\nAlone\n\n</BelowFold>\n');
  expect(code).toMatch(/BelowFold, \{\s*children: \(\) => _jsx\(_components\.p/);
});

test('other components keep their children', async () => {
  const code = await compiled('<Other>\n\nFirst\n\nSecond\n\n</Other>\n');
  expect(code).not.toContain('=>');
});
