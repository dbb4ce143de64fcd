import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../cli/run.ts';
import { writeProject, writeSite } from './writeSite.ts';

const dataDir = writeSite();

const STACK = `Uncaught Error: MUI X: Every row of the grid needs an id.
The row is {"sku":"A-17","price":129}
    at createRows (http://localhost:3000/node_modules/.vite/deps/@mui_x-data-grid.js?v=8a1b:20226:5)`;

async function type(line: string, cwd = writeProject({}), input = '') {
  const printed: string[] = [];
  const errors: string[] = [];
  const exitCode = await run(line.split(' ').filter(Boolean), {
    dataDir,
    release: '1.0.0',
    cwd,
    readInput: () => Promise.resolve(input),
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { exitCode, printed: printed.join('\n'), errors: errors.join('\n') };
}

test.each([
  ['search click a title', '/x/react-data-grid/sorting/'],
  ['page react-data-grid/sorting --section several', '## Several columns'],
  ['api DataGrid.rows', '**`rows`**'],
  ['demo SortByTwoColumns --variant js --styling system', 'SortByTwoColumns.jsx'],
  ['message MUI X: Every row of the grid needs an id. The row is 42', 'Name the field'],
  ['message Every row of the grid needs an id --language zh', '指定字段'],
  ['compare v6 current --family data-grid --name DataGrid', 'was `rowBuffer`'],
  ['compare v6', '# From MUI X 6.20.4 to MUI X 7.28.3'],
  ['versions', 'v6       MUI X 6.20.4'],
  ['--help', 'Exit codes'],
  ['page react-data-grid/sorting --language zh', '点击标题'],
])('%s', async (line, expected) => {
  expect(await type(line)).toMatchObject({
    exitCode: 0,
    printed: expect.stringContaining(expected),
    errors: '',
  });
});

test.each([
  ['', 2, ''],
  ['serch a', 2, 'Unknown command "serch". Did you mean "search"?'],
  ['toString', 2, 'Unknown command "toString".'],
  ['search', 2, 'An argument is missing. Example: component-docs search'],
  ['search a --limit many', 2, '--limit many is not a number'],
  ['search a --group books', 2, 'is not one of pages, api'],
  ['search a --shade', 2, "Unknown option '--shade'"],
  ['message', 2, 'An argument is missing. Example: component-docs message'],
  ['message nobody says this', 2, 'No version has an entry for this message.'],
  ['page nowhere/at-all', 2, 'has no page "nowhere/at-all"'],
  ['page react-data-grid/sorting --version 9', 2, 'There is no documentation of "9"'],
  ['page react-data-grid/sorting --language fr', 2, 'no pages in "fr"'],
  ['check nowhere.tsx', 2, 'There is no file "nowhere.tsx".'],
  ['versions --data nowhere', 2, 'contains no packed documentation'],
])('"%s" ends with %s', async (line, exitCode, message) => {
  const ended = await type(line);
  expect(ended.exitCode).toBe(exitCode);
  expect(ended.errors).toContain(message);
});

test('uses the version of the project', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '^6.20.0' });
  expect((await type('page react-data-grid/sorting', cwd)).printed).toContain(
    '> MUI X 6.20.4 (version `v6`, the version of the project; language `en`)',
  );
  const elsewhere = await type(`api DataGrid --project ${cwd}`);
  expect(elsewhere.printed).toContain('MUI X 6.20.4');
});

test('reads a message with its stack from standard input', async () => {
  const { exitCode, printed } = await type('message -', undefined, STACK);
  expect(exitCode).toBe(0);
  expect(printed).toContain('/x/messages/data-grid/#rows-need-an-id');
  expect(await type('message -', undefined, ' ')).toMatchObject({
    exitCode: 2,
    errors: 'The message is empty.',
  });
});

test('prints answers and errors as JSON', async () => {
  const { printed } = await type('api GridRowId --json --version v6');
  expect(JSON.parse(printed)).toMatchObject({
    about: { version: 'v6', title: 'MUI X 6.20.4' },
    data: { kind: 'export', export: { name: 'GridRowId' } },
  });
  const { errors } = await type('api Nothing --json');
  expect(JSON.parse(errors)).toMatchObject({ error: { code: 'not-found', suggestions: [] } });
});

test('check reads files and folders, and its exit code reports whether something is missing', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '7.28.3' });
  mkdirSync(join(cwd, 'src/deep'), { recursive: true });
  mkdirSync(join(cwd, 'src/node_modules/other'), { recursive: true });
  const wrong = "import { enUS } from '@mui/x-data-grid';";
  writeFileSync(join(cwd, 'src/node_modules/other/index.js'), wrong);
  writeFileSync(join(cwd, 'src/types.d.ts'), wrong);
  writeFileSync(join(cwd, 'src/deep/good.tsx'), "import { DataGrid } from '@mui/x-data-grid';");
  expect(await type('check src', cwd)).toMatchObject({
    exitCode: 0,
    printed: expect.stringContaining('No problems in 1 imports and props.'),
  });
  writeFileSync(join(cwd, 'src/deep/wrong.tsx'), wrong);
  expect(await type('check src', cwd)).toMatchObject({
    exitCode: 1,
    printed: expect.stringContaining('src/deep/wrong.tsx:1:10'),
  });
  expect((await type('check src --version v6', cwd)).exitCode).toBe(0);
});

test('upgrade lists changes, and writes them with --write', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '^6.20.0' });
  const file = join(cwd, 'Grid.tsx');
  writeFileSync(
    file,
    "import { DataGrid } from '@mui/x-data-grid';\nexport const grid = <DataGrid rows={[]} rowBuffer={1} />;\n",
  );
  const said = await type('upgrade Grid.tsx --to v7', cwd);
  expect(said.exitCode).toBe(1);
  expect(said.printed).toContain(
    'Grid.tsx:2:41 prop `DataGrid.rowBuffer` renamed, instead `rowBufferPx`. [Rows](/x/migration/grid/#rows)',
  );
  expect(said.printed).toContain(
    '`DataGrid.rows` behaves differently. [Look](/x/migration/grid/#look)',
  );
  expect(said.printed).toContain('npm install "@mui/x-data-grid@7.28.3"');
  expect((await type('upgrade Grid.tsx --to 7 --write', cwd)).exitCode).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('<DataGrid rows={[]} rowBufferPx={1} />');
  const back = await type('upgrade Grid.tsx --from v7 --to v6', cwd);
  expect(back).toMatchObject({ exitCode: 2, errors: expect.stringContaining('to a later one') });
});

const OLD =
  "import { DataGrid } from '@mui/x-data-grid';\nexport const grid = <DataGrid rows={[]} rowBuffer={1} />;\n";

test('upgrade skips files that it could not write back unchanged, and counts them', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '^6.20.0' });
  const latin = Buffer.from(`// caf\xe9\n${OLD}`, 'latin1');
  writeFileSync(join(cwd, 'latin.tsx'), latin);
  writeFileSync(join(cwd, 'mixed.tsx'), OLD.replace('\n', '\r\n'));
  writeFileSync(join(cwd, 'wrong.tsx'), 'const a = {{;');
  writeFileSync(join(cwd, 'windows.tsx'), OLD.replaceAll('\n', '\r\n'));
  const { exitCode, printed } = await type('upgrade . --to v7 --write', cwd);
  expect(exitCode).toBe(1);
  expect(printed).toContain('Skipped files: 3.');
  for (const name of ['latin.tsx', 'mixed.tsx', 'wrong.tsx']) {
    expect(printed).toContain(`- ${name}`);
  }
  expect(readFileSync(join(cwd, 'latin.tsx')).equals(latin)).toBe(true);
  expect(readFileSync(join(cwd, 'mixed.tsx'), 'utf8')).toBe(OLD.replace('\n', '\r\n'));
  expect(readFileSync(join(cwd, 'windows.tsx'), 'utf8')).toBe(
    OLD.replace('rowBuffer', 'rowBufferPx').replaceAll('\n', '\r\n'),
  );
});

test('upgrade reports a file that cannot be written, and writes the others', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '^6.20.0' });
  for (const folder of ['a', 'b', 'c']) {
    mkdirSync(join(cwd, folder));
    writeFileSync(join(cwd, folder, 'Grid.tsx'), OLD);
  }
  // The temporary file name is in use, so not even root can write there.
  mkdirSync(join(cwd, `b/.Grid.tsx.${process.pid}.tmp`));
  chmodSync(join(cwd, 'a/Grid.tsx'), 0o640);
  const { exitCode, printed } = await type('upgrade a b c --to v7 --write', cwd);
  expect(exitCode).toBe(1);
  expect(printed).toContain('- b/Grid.tsx was not written: EEXIST.');
  expect(readFileSync(join(cwd, 'b/Grid.tsx'), 'utf8')).toBe(OLD);
  for (const folder of ['a', 'c']) {
    expect(readFileSync(join(cwd, folder, 'Grid.tsx'), 'utf8')).toContain('rowBufferPx');
    expect(readdirSync(join(cwd, folder))).toEqual(['Grid.tsx']);
  }
});

test('escapes control characters in names', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '7.28.3' });
  const name = 'evil\u001b]0;title\u0007.tsx';
  writeFileSync(join(cwd, name), "import { enUS } from '@mui/x-data-grid';");
  const { printed } = await type('check .', cwd);
  expect(printed).toContain('evil\\u001b]0;title\\u0007.tsx');
  expect(printed).not.toContain('\u0007');
  expect(printed).not.toContain('\u001b');
});

test('a folder that cannot be read is reported, and the others are checked', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '7.28.3' });
  mkdirSync(join(cwd, 'src'));
  writeFileSync(join(cwd, 'src/wrong.tsx'), "import { enUS } from '@mui/x-data-grid';");
  writeFileSync(join(cwd, 'src/binary.ts'), Buffer.from([0xff, 0xfe, 0, 0x41]));
  const { exitCode, printed } = await type('check src', cwd);
  expect(exitCode).toBe(1);
  expect(printed).toContain('src/binary.ts was not read');
  expect(printed).toContain('src/wrong.tsx:1:10');
});

test('reads more files than a process may open at once', async () => {
  const cwd = writeProject({ '@mui/x-data-grid': '7.28.3' });
  mkdirSync(join(cwd, 'src'));
  for (let index = 0; index < 1_200; index += 1) {
    writeFileSync(join(cwd, `src/${index}.ts`), 'export {};');
  }
  expect(await type('check src', cwd)).toMatchObject({ exitCode: 0, errors: '' });
});
