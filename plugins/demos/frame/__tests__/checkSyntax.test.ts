import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { formatProblem } from '../client/formatProblem';
import type { HostError } from '../host/HostError';
import { transpile } from '../host/transpile';

/** Returns the problem of a file; `null` if it is valid. */
function problemOf(text: string, file = 'Demo.tsx') {
  try {
    transpile(file, text);
    return null;
  } catch (error) {
    return formatProblem((error as HostError).problem);
  }
}

test.each([
  ['const a = 2;', "Identifier 'a' has already been declared", 7],
  ['const b;', 'Missing initializer in const declaration', 8],
  ['1 = 2;', 'Invalid left-hand side in assignment', 1],
  ['break;', 'Illegal break statement', 1],
  [
    'useEffect(() => { const r = await f(); });',
    'await is only valid in async functions and the top level bodies of modules',
    35,
  ],
  ['await f();', 'await is only valid in async functions and the top level bodies of modules', 7],
  ['f(import.meta.url);', "Cannot use 'import.meta' outside a module", 3],
  ['@decorate class A {}', 'Invalid or unexpected token', 1],
])("reports the browser's message with a position: %s", (line, message, column) => {
  const text = `const a = 1;\n${line}\nexport default () => <p>{a}</p>;`;
  expect(problemOf(text)).toEqual({ kind: 'syntax', file: 'Demo.tsx', line: 2, column, message });
});

test.each([
  ['a closing tag', '<div><p>D</span></div>', 'Expected corresponding JSX closing tag for <p>', 10],
  ["a fragment's end", '<></p>', 'Expected corresponding JSX closing tag for <>', 3],
  ['a namespace', '<p a:b="1" />', 'Unexpected token', 5],
])('reports %s that is lost in compiled code', (_what, element, message, column) => {
  const text = `export default () => (\n${element}\n);`;
  expect(problemOf(text)).toMatchObject({ kind: 'syntax', line: 2, column, message });
});

test.each([
  ['export default function B() {}', "Duplicate export 'default'", 8],
  ['return 5;', "'return' outside of function", 1],
])('reports what a module must not contain: %s', (line, message, column) => {
  const text = `export default function A() {}\n${line}`;
  expect(problemOf(text)).toMatchObject({ kind: 'syntax', line: 2, column, message });
});

test.each([
  ['what takes the name of what the host adds', 'const $watchLoop = 1;', /already been declared/],
  ['what is only in a file of its own', '#!/usr/bin/env node', /Invalid or unexpected token/],
])('reports errors that only the browser finds without a position: %s', (_what, line, message) => {
  expect(problemOf(`${line}\nexport default () => <p />;`)).toEqual({
    kind: 'syntax',
    file: 'Demo.tsx',
    message: expect.stringMatching(message) as string,
  });
});

test('omits the column of a line from which types were removed', () => {
  const problem = problemOf('const a = 1;\nlet b: string, a: number;');
  expect(problem).toMatchObject({ line: 2, message: "Identifier 'a' has already been declared" });
  expect(problem).not.toHaveProperty('column');
});

test('accepts what the browser accepts, even if the parser rejects it', () => {
  expect(problemOf('new.target;\nexport default () => <p />;')).toBeNull();
});

describe('a TypeScript namespace', () => {
  const use = (value: string) =>
    `namespace Units {\n  export const meter = 'm';\n}\nexport default () => <p>{${value}}</p>;`;

  test('is reported if its values are used', () => {
    expect(problemOf(`\n${use('Units.meter')}`)).toEqual({
      kind: 'syntax',
      file: 'Demo.tsx',
      line: 2,
      message:
        'Namespaces hold nothing but types here: make an object of "Units", or a file of its own.',
    });
  });

  test.each([
    ['of types', use('1 as Units.Meter')],
    ['in a text', `const text = \`\nnamespace Units {\`;\nexport const Units = text;`],
    ['of types, named in JSX', use("1}Units{''")],
    ['of types, named in a string', use("'Units'")],
    ['of types, named in a remark', `// Units\n${use('1')}`],
    ['of types, beside a property', use('({ Units: 1 }).Units')],
    ['of types, beside a function', `${use('Units(1)')}\nfunction Units(n: number) { return n; }`],
  ])('is accepted: %s', (_what, text) => {
    expect(problemOf(text)).toBeNull();
  });
});

test('finds no problems in the demos', async () => {
  const files = await Globby(
    ['docs/**/demos/*.{ts,tsx}', 'versioned_docs/*/*/**/demos/*.{ts,tsx}'],
    {
      ignore: ['**/node_modules/**'],
    },
  );
  const texts = new Map(files.map((file) => [readFileSync(file, 'utf8'), file]));
  expect(texts.size).toBeGreaterThan(100);
  const problems = [...texts].flatMap(([text, file]) => problemOf(text, file) ?? []);
  expect(problems).toEqual([]);
}, 60_000);
