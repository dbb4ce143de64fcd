import { addFile, deleteFile, editFile, renameFile } from '../work/changeFiles';
import { areWorkable, findNameProblem } from '../../shared/playground/fileNames';

const files = [
  { name: 'Orders.tsx', text: "import { rows } from './rows';\nimport './orders.css';\n" },
  { name: 'rows.ts', text: 'export const rows = [];\n' },
  { name: 'orders.css', text: '' },
];

test('editing a file keeps the order and the other files', () => {
  const changed = editFile(files, 'rows.ts', 'export {};');
  expect(changed.map(({ name }) => name)).toEqual(['Orders.tsx', 'rows.ts', 'orders.css']);
  expect(changed[1]?.text).toBe('export {};');
  expect(changed[0]).toBe(files[0]);
});

test('a new file comes last, and a new JSON file is valid', () => {
  expect(addFile(files, 'data.json').at(-1)).toEqual({ name: 'data.json', text: '{}\n' });
});

test('deletes any file except the one that runs', () => {
  expect(deleteFile(files, 'rows.ts').map(({ name }) => name)).toEqual([
    'Orders.tsx',
    'orders.css',
  ]);
  expect(deleteFile(files, 'Orders.tsx')).toHaveLength(3);
});

test('renaming a file updates the imports of it', () => {
  const [orders] = renameFile(files, 'rows.ts', 'items.tsx');
  expect(orders?.text).toBe("import { rows } from './items';\nimport './orders.css';\n");
  expect(renameFile(files, 'orders.css', 'list.css')[0]?.text).toContain("import './list.css'");
});

test('leaves imports of files whose name only starts the same', () => {
  const text = "import './rowsByDay';\n";
  expect(renameFile([{ name: 'A.tsx', text }, ...files], 'rows.ts', 'b.ts')[0]?.text).toBe(text);
});

test.each([
  ['../rows.ts', 'shape'],
  ['rows', 'shape'],
  ['1.ts', 'shape'],
  ['ROWS.TS', 'shape'],
  ['Rows.ts', 'taken'],
  ['main.tsx', 'reserved'],
  ['more.ts', null],
])('problem with %s as the name of a new file: %s', (name, problem) => {
  expect(findNameProblem(name, files)).toBe(problem);
});

test('the file that runs must have an extension that allows JSX', () => {
  expect(findNameProblem('orders.ts', files, 'Orders.tsx')).toBe('component');
  expect(findNameProblem('Orders.jsx', files, 'Orders.tsx')).toBeNull();
  expect(findNameProblem('rows.js', files, 'rows.ts')).toBeNull();
});

test('accepts files from a link only if all of them are valid', () => {
  expect(areWorkable(files)).toBe(true);
  expect(areWorkable([])).toBe(false);
  expect(areWorkable(files.slice(1))).toBe(false);
  expect(areWorkable([...files, { name: 'a/b.ts', text: '' }])).toBe(false);
  expect(areWorkable([...files, { name: 'Rows.ts', text: '' }])).toBe(false);
});
