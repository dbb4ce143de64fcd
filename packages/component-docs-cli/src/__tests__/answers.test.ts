import { checkCode } from '../answers/checkCode.ts';
import { compareVersions } from '../answers/compareVersions.ts';
import { explainMessage } from '../answers/explainMessage.ts';
import { Library } from '../answers/Library.ts';
import { listProblems } from '../answers/listProblems.ts';
import { readApi } from '../answers/readApi.ts';
import { readDemo } from '../answers/readDemo.ts';
import { readPage } from '../answers/readPage.ts';
import { searchDocs } from '../answers/searchDocs.ts';
import { openFolder } from '../data/openFolder.ts';
import { writeSite } from './writeSite.ts';

const library = new Library(openFolder(writeSite()));

describe('search', () => {
  test('finds sections by their text', async () => {
    const { data, text } = await searchDocs(library, { query: 'hold a key', version: '7' });
    expect(data.results[0]).toMatchObject({ address: '/x/react-data-grid/sorting/#several' });
    expect(text).toMatch(/^> MUI X 7\.28\.3 \(version `current`, as asked; language `en`\)/);
  });

  test('reports that nothing was found, and rejects an empty query', async () => {
    expect((await searchDocs(library, { query: 'qqqqzzzz' })).text).toContain('Nothing was found.');
    await expect(searchDocs(library, { query: '  ' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('page', () => {
  test.each([
    ['react-data-grid/sorting', 'current', 'en'],
    ['/x/v6/react-data-grid/sorting/', 'v6', 'en'],
    ['https://docs.example/zh/x/react-data-grid/sorting/?a=b', 'current', 'zh'],
    ['/x/react-data-grid/sorting.md', 'current', 'en'],
  ])('%s', async (page, version, language) => {
    const { about, text } = await readPage(library, { page });
    expect(about).toMatchObject({ version, language });
    expect(text).toMatch(language === 'zh' ? /# 排序/ : /# Sorting/);
    expect(text).not.toContain('title:');
  });

  test('explicit options override the address', async () => {
    const page = '/x/v6/react-data-grid/sorting/';
    expect((await readPage(library, { page, version: 'current' })).about.version).toBe('current');
  });

  test.each([['several'], ['Several columns'], ['#several-columns']])(
    'finds a section by %s, including its subsections',
    async (section) => {
      const { data } = await readPage(library, { page: 'react-data-grid/sorting', section });
      expect(data.markdown).toBe(
        '## Several columns (Pro)\n\nHold a key.\n\n### With the keyboard\n\nEnter.',
      );
    },
  );

  test('ignores headings in listings', async () => {
    const page = 'react-data-grid/sorting';
    await expect(readPage(library, { page, section: 'no heading' })).rejects.toMatchObject({
      code: 'not-found',
      suggestions: ['Sorting', 'Several columns (Pro)', 'With the keyboard', 'Turn it off'],
    });
  });

  test('names other versions that have a missing page, and similar pages', async () => {
    const lacking = readPage(library, { page: 'react-data-grid/rows', version: 'v6' });
    await expect(lacking).rejects.toThrow(
      /has no page "react-data-grid\/rows"\. Versions that have it: current\./,
    );
    await expect(readPage(library, { page: 'grid/sortin' })).rejects.toMatchObject({
      suggestions: ['react-data-grid/sorting'],
    });
  });

  test.each([
    '../../etc/passwd',
    '/x/../.secret',
    '.secret',
    '%2e%2e/%2e%2e',
    'a\0b',
    '/',
    '',
    '.',
  ])('rejects paths outside of the site: %j', async (page) => {
    await expect(readPage(library, { page })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('message', () => {
  const explain = (message: string, asked: object = {}) =>
    explainMessage(library, { message, ...asked });

  test('explains a message: its text, its source and its meaning', async () => {
    const { data, text } = await explain(
      'MUI X: Every row of the grid needs an id.\nThe row is 42',
    );
    expect(data).toMatchObject({
      heading: 'Rows need an id',
      address: '/x/messages/data-grid/#rows-need-an-id',
      facts: { level: 'exception', package: '@mui/x-data-grid', plan: 'community' },
      others: [],
    });
    expect(data.markdown).toMatch(
      /^```text\nMUI X: Every row[\s\S]+Name the field with `getRowId`\.$/,
    );
    expect(text).toContain('# Rows need an id\n\nEntry: /x/messages/data-grid/#rows-need-an-id');
  });

  test('explains a message that is only listed, without its neighbors', async () => {
    const { data } = await explain('Error: The state of the grid is broken.');
    expect(data.markdown).toBe(
      '```text\nMUI X: The state of the grid is broken.\n```\n\nThrown · `@mui/x-data-grid`',
    );
  });

  test('answers in the requested language', async () => {
    const { data } = await explain('Every row of the grid needs an id', { language: 'zh' });
    expect(data).toMatchObject({
      heading: '行需要 id',
      address: '/zh/x/messages/data-grid/#rows-need-an-id',
      facts: { id: 'rows-need-an-id' },
    });
    expect(data.markdown).toContain('指定字段');
  });

  test('finds a message of another version', async () => {
    const { about } = await explain('Every row of the grid needs an id', { version: 'v6' });
    expect(about).toMatchObject({ version: 'current', chosenBy: 'default' });
    expect(about.notes).toEqual([
      'The pages of MUI X 6.20.4 have no such message: this is about MUI X 7.28.3.',
    ]);
  });

  test('uses the version of the package in the stack if a project has several', async () => {
    const project = {
      declared: { '@mui/x-data-grid': '7.28.3', '@mui/x-date-pickers': '6.20.4' },
      installed: {},
    };
    const stack = 'at createRows (deps/@mui_x-data-grid.js?v=8a1b:20226:5)';
    const { about } = await explain(`Every row of the grid needs an id\n${stack}`, { project });
    expect(about).toMatchObject({ version: 'current', chosenBy: 'project' });
  });

  test.each([
    [
      'a bundler',
      "Attempted import error: 'enUS' is not exported from '@mui/x-data-grid'.",
      'has no export `enUS` (removed in v7)',
    ],
    [
      'TypeScript',
      `Module '"@mui/x-data-grid"' has no exported member 'DataGridPro'.`,
      'Use `@mui/x-data-grid-pro`',
    ],
    [
      'Vite',
      'No matching export in "node_modules/@mui/x-data-grid/index.js" for import "enUS"',
      'has no export `enUS`',
    ],
    [
      'a name that the version has',
      "'DataGrid' is not exported from '@mui/x-data-grid'",
      'exports `DataGrid` from `@mui/x-data-grid`',
    ],
    [
      'a module of the lab',
      "Cannot find module '@mui/lab/DatePicker' or its corresponding type declarations.",
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
    ],
  ])('names are looked up in the reference: %s', async (_what, message, said) => {
    const { data, about } = await explain(message);
    expect(about.version).toBe('current');
    expect(data).toMatchObject({ address: '', facts: null });
    expect(data.markdown).toContain(said);
  });

  test.each([
    ["'foo' is not exported from 'lodash'"],
    ['No matching export in "node_modules/lodash/index.js" for import "foo"'],
    ["Property 'shade' does not exist on type 'ButtonProps'."],
    ["Cannot find module '@mui/lab/Timeline'"],
    ["Cannot read properties of undefined (reading 'map')"],
    ['TypeError: foo.bar is not a function'],
  ])('has no entry for an unrelated message: %s', async (message) => {
    await expect(explain(message)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('lists similar entries if nothing matches, and rejects an empty message', async () => {
    await expect(explain('the row is what the reader sees')).rejects.toMatchObject({
      code: 'not-found',
      suggestions: ['/x/messages/data-grid/#rows-need-an-id'],
    });
    await expect(explain('x'.repeat(30_000))).rejects.toMatchObject({ suggestions: [] });
    await expect(explain(' \n ')).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('api', () => {
  test('finds an entry by name or address', async () => {
    for (const name of ['DataGrid', '<DataGrid />', 'datagrid', '/x/api/data-grid/data-grid/']) {
      const { data } = await readApi(library, { name });
      expect(data).toMatchObject({ kind: 'entry', entry: { name: 'DataGrid' } });
    }
  });

  test('answers for the version in the address', async () => {
    const name = 'https://docs.example/x/v6/api/data-grid/data-grid/#prop-rows';
    expect((await readApi(library, { name })).about.version).toBe('v6');
    expect((await readApi(library, { name, version: '7' })).about.version).toBe('current');
  });

  test.each(['DataGrid.slots', 'DataGrid slots', '/x/api/data-grid/data-grid/#prop-slots'])(
    'finds a member: %s',
    async (name) => {
      expect((await readApi(library, { name })).data.markdown).toBe(
        '# DataGrid\n\n## Props\n\n- **`slots`** (components before v6) `boolean` What slots does.\n  A second line.',
      );
    },
  );

  test('finds a CSS class by its key', async () => {
    const { data } = await readApi(library, { name: 'DataGrid.root' });
    expect(data.markdown).toContain('- **`.MuiDataGrid-root`** The root.');
  });

  test('finds an export without a page', async () => {
    const { text } = await readApi(library, { name: 'GridRowId' });
    expect(text).toContain('```ts\nGridRowId: string\n```');
  });

  test('explains what became of a missing name', async () => {
    await expect(readApi(library, { name: 'enUS' })).rejects.toThrow(
      'MUI X 7.28.3 exports no `enUS` (removed in v7).',
    );
    await expect(readApi(library, { name: 'DataGrid.rowBuffer' })).rejects.toThrow(
      '`DataGrid` of MUI X 7.28.3 has no `rowBuffer` (renamed in v7). Use `rowBufferPx`.',
    );
    await expect(readApi(library, { name: 'DataGrd' })).rejects.toMatchObject({
      suggestions: ['DataGrid'],
    });
  });
});

describe('demo', () => {
  test('returns the files of a styling, the demo first', async () => {
    const { data } = await readDemo(library, { demo: 'SortByTwoColumns' });
    expect(data.files.map(({ name }) => name)).toEqual(['SortByTwoColumns.tsx', 'rows.ts']);
    const css = await readDemo(library, { demo: '/x/a/#demo-SortByTwoColumns', styling: 'css' });
    expect(css.data.files.map(({ name }) => name)).toEqual([
      'SortByTwoColumns.tsx',
      'SortByTwoColumns.css',
    ]);
    expect(css.data.files[1]?.text).toBe('.grid { color: red; }');
  });

  test('returns JavaScript', async () => {
    const { data } = await readDemo(library, { demo: 'SortByTwoColumns', variant: 'js' });
    expect(data.files).toEqual([
      {
        name: 'SortByTwoColumns.jsx',
        text: "import { rows } from './rows';\n\nexport default function SortByTwoColumns() {\n  return rows;\n}",
      },
      { name: 'rows.js', text: 'export const rows = [1];' },
    ]);
  });

  test.each([
    [{ demo: 'SortByTwoColumns', styling: 'tailwind' }, 'not-found'],
    [{ demo: 'SortByTwoColumns', styling: 'sass' }, 'invalid'],
    [{ demo: 'SortByTwoColumns', version: 'v6' }, 'not-found'],
    [{ demo: '../../api-docs/index.json' }, 'not-found'],
  ])('rejects %j', async (question, code) => {
    await expect(readDemo(library, question)).rejects.toMatchObject({ code });
  });

  test('suggests the closest name for a typo', async () => {
    await expect(readDemo(library, { demo: 'SortByTwoColums' })).rejects.toMatchObject({
      suggestions: ['SortByTwoColumns'],
    });
  });
});

describe('compare', () => {
  test('lists changes from the earlier to the later version', async () => {
    for (const [version, other] of [
      ['v6', 'current'],
      ['7', '6'],
    ]) {
      const { text } = await compareVersions(library, { version: version!, with: other! });
      expect(text).toContain(
        '# From MUI X 6.20.4 to MUI X 7.28.3\n\n## data-grid\n\n- component `DataGrid`\n  - prop `rowBufferPx`: renamed; was `rowBuffer`',
      );
      expect(text).not.toContain('`rows`');
    }
  });

  test('compares a single export, and rejects a missing one', async () => {
    const question = { version: 'v6', with: 'current' };
    expect((await compareVersions(library, { ...question, name: 'DataGridPro' })).text).toContain(
      'Nothing changed.',
    );
    await expect(compareVersions(library, { ...question, name: 'DataGrit' })).rejects.toMatchObject(
      {
        suggestions: ['DataGrid'],
      },
    );
    await expect(compareVersions(library, { version: 'v6', with: '6' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('compares two minor releases', async () => {
    const { text, data } = await compareVersions(library, { version: '7.12.3', with: '7.0' });
    expect(data).toMatchObject({ from: '7.0', to: '7.12' });
    expect(text).toContain(
      [
        '# From 7.0 to 7.12',
        '## data-grid',
        '- `DataGrid`\n  - prop `rowSpanning`: added\n  - prop `getRowsToExport`: deprecated\n' +
          '- `GridDataSource`: added',
      ].join('\n\n'),
    );
    // The documented release, whose minor is missing in this small history.
    await expect(compareVersions(library, { with: '7.0' })).rejects.toThrow(
      'What 7.0 and 7.28 have',
    );
    const charts = { version: '7.0', with: '7.12', family: 'charts' };
    await expect(compareVersions(library, charts)).rejects.toMatchObject({ code: 'not-found' });
    const same = { version: '7.0', with: '7.0' };
    await expect(compareVersions(library, same)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('problems', () => {
  test('lists the problems of a component with their workaround', async () => {
    const { text, data } = await listProblems(library, { about: 'datagrid' });
    expect(data).toMatchObject([{ outcome: 'present', problem: { id: 'rows-jump' } }]);
    expect(text).toContain(
      '**Rows jump when `rows` changes** (DataGrid)\nPresent in 7.28.3, not in v6.',
    );
    expect(text).toContain('```tsx\nconst rows = useMemo(load, []);\n```');
  });

  test('finds problems by their symptom, and leaves the workaround out where it is not needed', async () => {
    const { text } = await listProblems(library, { about: 'my rows jump', version: 'v6' });
    expect(text).toContain('not in v6');
    expect(text).not.toContain('useMemo');
  });

  test('suggests the nearest component', async () => {
    await expect(listProblems(library, { about: 'DataGird' })).rejects.toMatchObject({
      code: 'not-found',
      suggestions: ['DataGrid'],
    });
  });

  test('explains a symptom instead of a message', async () => {
    const { data } = await explainMessage(library, { message: 'rows jump' });
    expect(data).toMatchObject({
      heading: 'Rows jump when `rows` changes',
      address: '/x/react-data-grid/rows/#problem-rows-jump',
    });
  });
});

describe('check', () => {
  const check = async (text: string, version = 'current', name = 'a.tsx') =>
    (await checkCode(library, { version, files: [{ name, text }] })).data;
  const messages = async (text: string, version?: string) =>
    (await check(text, version)).findings.map(({ line, message }) => `${line} ${message}`);

  test('accepts imports and props that the version has', async () => {
    const code = `import { DataGrid, type GridRowId } from '@mui/x-data-grid';
import * as Grid from '@mui/x-data-grid/DataGrid';
import { useState } from 'react';
export const id = 1 as GridRowId;
export default () => <DataGrid rows className="a" key="b" aria-label="c" data-d slots={{ toolbar: A }} />;
export const other = <Grid.DataGrid rows {...more} />;`;
    expect(await check(code)).toMatchObject({ findings: [], failed: [] });
  });

  test('reports missing names, props, slots and classes with their replacements', async () => {
    const code = `import { DataGrid, DataGridPro, enUS } from '@mui/x-data-grid';
export default () => (
  <DataGrid
    row
    rowBuffer={3}
    components={{ Toolbar: A }}
    slots={{ toolbr: A, ...others }}
    classes={{ rot: 'a' }}
    autoHeight
  />
);`;
    expect(await messages(code)).toMatchInlineSnapshot(`
      [
        "1 \`@mui/x-data-grid\` of MUI X 7.28.3 has no export \`DataGridPro\` (exported by @mui/x-data-grid-pro). Use \`@mui/x-data-grid-pro\`.",
        "1 \`@mui/x-data-grid\` of MUI X 7.28.3 has no export \`enUS\` (removed in v7).",
        "4 \`DataGrid\` of MUI X 7.28.3 has no prop \`row\`. The nearest name is \`rows\`.",
        "5 \`DataGrid\` of MUI X 7.28.3 has no prop \`rowBuffer\` (renamed in v7). Use \`rowBufferPx\`.",
        "6 \`DataGrid\` of MUI X 7.28.3 has no prop \`components\` (removed in v7). Use \`slots\`.",
        "7 \`DataGrid\` of MUI X 7.28.3 has no slot \`toolbr\`. The nearest name is \`toolbar\`.",
        "8 \`DataGrid\` of MUI X 7.28.3 has no class \`rot\`. The nearest name is \`root\`.",
        "9 The prop \`autoHeight\` of \`DataGrid\` of MUI X 7.28.3 is deprecated: Use flex parent container instead.",
      ]
    `);
  });

  test('rejects a default import, and checks the props of its component', async () => {
    const { findings } = await check(
      `import Grid from '@mui/x-data-grid/DataGrid';\nexport const a = <Grid rows={[]} wrong />;\n`,
    );
    expect(findings.map(({ message }) => message)).toEqual([
      '`@mui/x-data-grid/DataGrid` of MUI X 7.28.3 has no export `default` (it exports by name). Use `{ DataGrid }`.',
      '`DataGrid` of MUI X 7.28.3 has no prop `wrong`.',
    ]);
  });

  test('limits the number of findings', async () => {
    const props = Array.from({ length: 50 }, (_, place) => `nothing${place}`).join(' ');
    const text = `import { DataGrid } from '@mui/x-data-grid'; export default <DataGrid ${props} />;`;
    const { data, about } = await checkCode(library, {
      files: [{ name: 'a.tsx', text }],
      most: 20,
    });
    expect(data.findings).toHaveLength(20);
    expect(about.notes.at(-1)).toBe('Only the first 20 findings are listed.');
  });

  test('accepts undeclared props that many components support, and unlisted modules', async () => {
    const code = `import { DataGrid } from '@mui/x-data-grid';
import { Unlisted } from '@mui/x-data-grid/Unlisted';
export default () => <DataGrid sx={{}} />;`;
    expect(await messages(code)).toEqual([]);
  });

  test('checks an older version', async () => {
    const code = `import { DataGrid, enUS } from '@mui/x-data-grid';
export default () => <DataGrid rowBufferPx={1} components={{ Toolbar: A }} />;`;
    expect(await messages(code, 'v6')).toMatchInlineSnapshot(`
      [
        "2 \`DataGrid\` of MUI X 6.20.4 has no prop \`rowBufferPx\` (came with v7). Use \`rowBuffer\`.",
        "2 The prop \`components\` of \`DataGrid\` of MUI X 6.20.4 is deprecated: Use slots. Use \`slots\`.",
      ]
    `);
  });

  test("reports names that were added or deprecated after the project's release", async () => {
    const code = `import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
export default () => <DataGrid rowSpanning getRowsToExport rows={[]} />;`;
    const messagesFor = async (release: string, range = release) => {
      const name = '@mui/x-data-grid';
      const installed: Record<string, string> = release === range ? {} : { [name]: release };
      const project = { declared: { [name]: range }, installed };
      const files = [{ name: 'a.tsx', text: code }];
      const { data } = await checkCode(library, { project, files });
      return data.findings.map(({ line, message }) => `${line} ${message}`);
    };
    expect(await messagesFor('7.5.1', '^7.0.0')).toEqual([
      '1 `@mui/x-data-grid` of MUI X 7.5.1 has no export `GridDataSource` (came in 7.12).',
      '2 `DataGrid` of MUI X 7.5.1 has no prop `rowSpanning` (came in 7.15).',
    ]);
    expect(await messagesFor('7.15.0')).toEqual([]);
    expect(await messagesFor('7.21.0')).toEqual([
      '2 The prop `getRowsToExport` of `DataGrid` of MUI X 7.28.3 is deprecated: Use another.',
    ]);
    // A range may be installed as its latest release.
    expect(await messagesFor('^7.5.0')).toHaveLength(1);
    expect(await messages(code, '7.5')).toHaveLength(2);
  });

  test('reports packages that the version does not have', async () => {
    const code = `import { DataGrid } from '@material-ui/data-grid';
import { LineChart, BarChart } from '@mui/x-charts';
export { DataGrid as Grid } from '@mui/x-data-grid/DataGrid';
export { enUS } from '@mui/x-data-grid/DataGrid';`;
    expect(await messages(code)).toMatchInlineSnapshot(`
      [
        "1 MUI X 7.28.3 has no package \`@material-ui/data-grid\`. Use \`@mui/x-data-grid\`.",
        "2 MUI X 7.28.3 has no package \`@mui/x-charts\`.",
        "4 \`@mui/x-data-grid/DataGrid\` of MUI X 7.28.3 has no export \`enUS\` (removed in v7).",
      ]
    `);
  });

  test('checks each package against its version in the project', async () => {
    const { data, about } = await checkCode(library, {
      project: {
        declared: { '@mui/x-data-grid': '6.20.4', '@mui/x-data-grid-pro': '7.28.3' },
        installed: {},
      },
      files: [
        {
          name: 'a.ts',
          text: "import { enUS } from '@mui/x-data-grid';\nimport { enUS as other } from '@mui/x-data-grid-pro';",
        },
      ],
    });
    expect(data.findings.map(({ line }) => line)).toEqual([2]);
    expect(about.notes.at(-1)).toContain('Each package is held against its own version');
  });

  test('reports a file that cannot be parsed, and checks the others', async () => {
    const { data } = await checkCode(library, {
      files: [
        { name: 'bad.tsx', text: 'const = ;' },
        { name: 'good.tsx', text: "import { enUS } from '@mui/x-data-grid';" },
      ],
    });
    expect(data.failed[0]?.message).toMatch(/^bad\.tsx:1:7 cannot be parsed/);
    expect(data.findings).toHaveLength(1);
  });

  test.each([
    ['a.ts', 'const a = <string>b;'],
    ['a.mts', 'export const a = (b as string)!;'],
    ['a.jsx', 'export default () => <p>1</p>;'],
    ['a.js', 'export default () => <p>1</p>;'],
    ['a.tsx', '@Injectable() class A { private b?: string }'],
  ])('%s: %s', async (name, text) => {
    expect((await check(text, 'current', name)).failed).toEqual([]);
  });

  test('limits the time for deeply nested code', async () => {
    const nest = (depth: number) => `export default ${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect((await check(nest(100))).failed).toEqual([]);
    expect((await check(nest(50_000))).failed).toEqual([
      { file: 'a.tsx', message: 'a.tsx cannot be parsed: it is nested too deeply.' },
    ]);
    // The parser first tries to parse each of them as a type.
    const types = `${'a<'.repeat(100)}b;`.repeat(900);
    expect((await check(types)).failed[0]?.message).toContain('takes more than 3 seconds');
    expect((await check('x'.repeat(200_001))).failed[0]?.message).toContain('at most 200000');
  });
});
