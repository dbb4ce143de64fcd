jest.mock(
  '@demo-frame/registry/packages',
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

/** Returns the problem of files that fail to run, as shown on the page. */
async function problemOf(files: Record<string, string>) {
  const error: unknown = await runFiles(files, 'Demo.tsx').then(
    () => new Error('It runs.'),
    (thrown: unknown) => thrown,
  );
  return formatProblem(describeError(error, files));
}

test('imports from packages and from other files', async () => {
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

test('reports a misspelled name at its import', async () => {
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
])('reports a name that another file does not export: %s', async (statement, message) => {
  const files = {
    'Demo.tsx': `${statement}\nexport default () => <p>{lines}</p>;`,
    'rows.ts': 'export const rows = [];',
  };
  expect(await problemOf(files)).toMatchObject({ file: 'Demo.tsx', line: 1, message });
});

test('runs files that import each other', async () => {
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
])('rejects an entry without a component: %s', async (code) => {
  expect((await problemOf({ 'Demo.tsx': code })).message).toBe(
    'Demo.tsx has no default export that is a component.',
  );
});

test.each(['memo', 'forwardRef'])('accepts the result of %s as a component', async (make) => {
  const code = `import { ${make} } from 'react';\nexport default ${make}(() => <p>Made</p>);`;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Demo = await runFiles({ 'Demo.tsx': code }, 'Demo.tsx');
  render(<Demo />);
  expect(screen.getByText('Made')).toBeVisible();
  jest.restoreAllMocks();
});

describe('an endless loop', () => {
  const message =
    'This loop was stopped because it was still running after 2 seconds: check the condition that should end it.';

  beforeEach(() => {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 100));
  });
  afterEach(() => jest.restoreAllMocks());

  test('is reported at its line', async () => {
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

  test('is reported at its line when it occurs later', async () => {
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

test('reports an error without a position in the files at the component React was rendering', () => {
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

test('reports the declaration of a component if only its name is known', () => {
  const error = new Error('Objects are not valid as a React child');
  error.stack = '';
  noteComponents(error, '\n    at p\n    at Row\n    at Rows');
  const text = 'const Rows = () => <Row />;\nexport function Row() {}';
  expect(describeError(error, { 'Demo.tsx': text })).toMatchObject({ line: 2, column: 17 });
});

test('omits the line of an error outside the files', () => {
  const error = new Error('Not here');
  error.stack = 'Error: Not here\n    at go (https://site/x/OtherDemo.tsx:4:5)';
  expect(describeError(error, { 'Demo.tsx': '' })).toEqual({
    kind: 'runtime',
    message: 'Not here',
  });
});

test('reports the function of endless nested callbacks', async () => {
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
