jest.mock(
  '@demo-host/registry/packages',
  () => ({
    packages: {
      react: {
        main: () => import('react'),
        deep: { 'jsx-runtime': () => import('react/jsx-runtime') },
      },
      grid: { main: async () => ({ __esModule: true, DataGrid: () => 'A grid' }), deep: {} },
      old: { main: async () => ({ twice: (value: number) => value * 2 }), deep: {} },
    },
  }),
  { virtual: true },
);

import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { formatProblem } from '../client/formatProblem';
import { describeError, noteComponents } from '../host/describeError';
import { runFiles } from '../host/runFiles';

/** Returns the page's message about files that do not run. */
async function problemOf(files: Record<string, string>) {
  const error: unknown = await runFiles(files, 'Demo.tsx').then(
    () => new Error('It runs.'),
    (thrown: unknown) => thrown,
  );
  return formatProblem(describeError(error, files));
}

test('what packages and other files export can be imported', async () => {
  const files = {
    'Demo.tsx': `import { DataGrid } from 'grid';
import old, { twice } from 'old';
import { GridRow } from 'grid';
import rows, { unit } from './rows';
import './look.css';
const row: GridRow = rows;
export default () => <p>{twice(old.twice(row))} {unit} <DataGrid /></p>;`,
    'rows.ts': "export default 5;\nexport const unit = 'm';",
    'look.css': 'p { color: red }',
  };
  const Demo = await runFiles(files, 'Demo.tsx');
  render(<Demo />);
  expect(screen.getByText('20 m A grid')).toBeVisible();
});

test('a misspelt name of a package is told at its import', async () => {
  const code = "\nimport { DataGrd } from 'grid';\nexport default () => <DataGrd />;";
  expect(await problemOf({ 'Demo.tsx': code })).toEqual({
    kind: 'import',
    file: 'Demo.tsx',
    line: 2,
    message: '"grid" has no export "DataGrd". Did you mean "DataGrid"?',
  });
});

test.each([
  ["import { lines } from './rows';", '"./rows" has no export "lines".'],
  ["import lines from './rows';", '"./rows" has no default export.'],
  [
    "import lines from './line';",
    'There is no file "./line" beside Demo.tsx. Files: Demo.tsx, rows.ts.',
  ],
])('a name that another file does not have, %s', async (statement, message) => {
  const files = {
    'Demo.tsx': `${statement}\nexport default () => <p>{lines}</p>;`,
    'rows.ts': 'export const rows = [];',
  };
  expect(await problemOf(files)).toMatchObject({ file: 'Demo.tsx', line: 1, message });
});

test('files that import each other run', async () => {
  const files = {
    'Demo.tsx':
      "import { text } from './text';\nexport const unit = 'm';\nexport default () => <p>{text()}</p>;",
    'text.ts': "import { unit } from './Demo';\nexport const text = () => `5 ${unit}`;",
  };
  const Demo = await runFiles(files, 'Demo.tsx');
  render(<Demo />);
  expect(screen.getByText('5 m')).toBeVisible();
});

test.each([
  'export const a = 1;',
  ...['{ a: 1 }', 'null', '<p />'].map((value) => `export default ${value};`),
])('an entry that exports nothing to show, %s', async (code) => {
  expect((await problemOf({ 'Demo.tsx': code })).message).toBe(
    'Demo.tsx has no default export that is a component.',
  );
});

test.each(['memo', 'forwardRef'])('what %s makes is a component', async (make) => {
  const code = `import { ${make} } from 'react';\nexport default ${make}(() => <p>Made</p>);`;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Demo = await runFiles({ 'Demo.tsx': code }, 'Demo.tsx');
  render(<Demo />);
  expect(screen.getByText('Made')).toBeVisible();
  jest.restoreAllMocks();
});

describe('a loop without an end', () => {
  const message =
    'This loop was stopped because it was still running after 2 seconds: check the condition that should end it.';

  beforeEach(() => {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 100));
  });
  afterEach(() => jest.restoreAllMocks());

  test('is told at its line', async () => {
    const code = `import { rows } from './rows';
export default () => <p>{rows.length}</p>;`;
    const rows = `interface Row {
  id: number;
}
export const rows: Row[] = [];
for (let id = 0; id < 10; ) {
  rows.push({ id });
}`;
    expect(await problemOf({ 'Demo.tsx': code, 'rows.ts': rows })).toEqual({
      kind: 'runtime',
      file: 'rows.ts',
      line: 5,
      message,
    });
  });

  test('is told where it comes up once the code runs', async () => {
    const code = `import { useState } from 'react';
export default function Late() {
  const [text, setText] = useState('Go');
  return (
    <button
      onClick={async () => {
        setText('Gone');
        while (text === 'Go') await null;
      }}
    >
      {text}
    </button>
  );
}`;
    const files = { 'Demo.tsx': code };
    const Demo = (await runFiles(files, 'Demo.tsx')) as () => ReactElement;
    const { onClick } = renderHook(Demo).result.current.props as { onClick: () => Promise<void> };
    const error: unknown = await act(() => onClick().catch((thrown: unknown) => thrown));
    expect(formatProblem(describeError(error, files))).toMatchObject({ line: 8, message });
  });
});

test('an error without a line of the files is told where the component is that React was in', () => {
  const error = new Error('Objects are not valid as a React child');
  error.stack = 'Error: Objects are not valid\n    at reconcile (https://site/x/react.js:9:1)';
  noteComponents(error, '\n    at p\n    at Row (Demo.tsx:4:5)\n    at Rows (Demo.tsx:9:3)');
  expect(describeError(error, { 'Demo.tsx': '' })).toEqual({
    kind: 'runtime',
    message: 'Objects are not valid as a React child',
    file: 'Demo.tsx',
    line: 2,
    column: 5,
  });
});

test('a component of which only the name is known is told where it is declared', () => {
  const error = new Error('Objects are not valid as a React child');
  error.stack = '';
  noteComponents(error, '\n    at p\n    at Row\n    at Rows');
  const text = 'const Rows = () => <Row />;\nexport function Row() {}';
  expect(describeError(error, { 'Demo.tsx': text })).toMatchObject({ line: 2, column: 17 });
});

test('an error of code that no file holds has no line', () => {
  const error = new Error('Not here');
  error.stack = 'Error: Not here\n    at go (https://site/x/OtherDemo.tsx:4:5)';
  expect(describeError(error, { 'Demo.tsx': '' })).toEqual({
    kind: 'runtime',
    message: 'Not here',
  });
});

test('callbacks of callbacks without end are told at the function', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 100));
  const code = `const numbers = Array.from({ length: 1e6 });
numbers.forEach(() => {
  numbers.forEach(() => {});
});
export default () => null;`;
  expect(await problemOf({ 'Demo.tsx': code })).toMatchObject({
    file: 'Demo.tsx',
    line: 3,
    message: expect.stringContaining('still running after 5 seconds') as string,
  });
  jest.restoreAllMocks();
});
