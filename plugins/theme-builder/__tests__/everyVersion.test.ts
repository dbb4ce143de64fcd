import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { versionNamed } from '../../../src/versions';
import { CONTROLS } from '../model/controls';
import { generateTheme, withMains } from '../model/generateTheme';
import { parseTheme } from '../model/parseTheme';
import { PRESETS } from '../model/presets';
import { targetPaths } from '../model/targetPaths';
import { SCREEN, THEME_FILE } from '../screenName';
import type { ThemeKeys } from '../types';
import { BUILT_VERSIONS, loadKeys, SITE_DIR, type BuiltVersion } from './loadKeys';
import { randomValues } from './randomValues';

const SEEDS = Array.from({ length: 50 }, (_each, index) => index + 1);

const keys = new Map<BuiltVersion, ThemeKeys>();

beforeAll(async () => {
  for (const name of BUILT_VERSIONS) {
    keys.set(name, await loadKeys(name));
  }
}, 600_000);

const demosFolder = (name: BuiltVersion): string =>
  path.join(SITE_DIR, versionNamed(name).folder, 'react-data-grid/style/demos');

/**
 * Compiles modules as if they were in the folder of a version's demos, and returns the errors. Modules with the same
 * type imports share a program, so that none gets its types from another.
 */
function compile(name: BuiltVersion, modules: ReadonlyMap<string, string>): string[] {
  const groups = new Map<string, Map<string, string>>();
  for (const [file, text] of modules) {
    const types = (text.match(/^import type.*$/gm) ?? []).join('\n');
    groups.set(types, (groups.get(types) ?? new Map<string, string>()).set(file, text));
  }
  return [...groups.values()].flatMap((group) => compileGroup(name, group));
}

function compileGroup(name: BuiltVersion, modules: ReadonlyMap<string, string>): string[] {
  const folder = demosFolder(name);
  const files = new Map([...modules].map(([file, text]) => [path.join(folder, file), text]));
  const config = path.join(SITE_DIR, versionNamed(name).folder, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    path.dirname(config),
    {},
    config,
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => files.has(path.normalize(file)) || fileExists(file);
  host.getSourceFile = (file, target, ...others) => {
    const text = files.get(path.normalize(file));
    return text === undefined
      ? getSourceFile(file, target, ...others)
      : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true }, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)!;
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(
      ({ start = 0, messageText }) =>
        `${path.basename(file)}:${source.getLineAndCharacterOfPosition(start).line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

test.each(BUILT_VERSIONS)('reads back what it writes for %s', (name) => {
  const available = keys.get(name)!;
  for (const seed of SEEDS) {
    const values = randomValues(seed, available);
    const { values: read, unread } = parseTheme(generateTheme(values, available), available);
    // The scales are always in the code, because the screen needs them.
    expect({ seed, unread, ...read }).toEqual({
      seed,
      unread: [],
      ...Object.fromEntries(Object.entries(read).filter(([id]) => id.startsWith('chart.'))),
      ...withMains(values),
    });
  }
});

test.each(BUILT_VERSIONS)(
  'writes code that compiles for %s',
  (name) => {
    const available = keys.get(name)!;
    const modules = new Map([
      ...SEEDS.map((seed): [string, string] => [
        `random${seed}.ts`,
        generateTheme(randomValues(seed, available), available),
      ]),
      ...PRESETS.map(({ id, values }): [string, string] => [
        `${id}.ts`,
        generateTheme(values, available),
      ]),
      ['empty.ts', generateTheme({}, available)],
    ]);
    expect(compile(name, modules)).toEqual([]);
    // The compiler must be able to fail.
    const wrong = modules.get('harbor.ts')!.replace('MuiDataGrid: {', 'MuiDataGird: {');
    expect(compile(name, new Map([['wrong.ts', wrong]])).join('\n')).toContain(
      "'MuiDataGird' does not exist",
    );
  },
  600_000,
);

test.each(BUILT_VERSIONS)('shows the first preset in the screen of %s', (name) => {
  const file = path.join(demosFolder(name), THEME_FILE);
  expect(readFileSync(file, 'utf8')).toBe(generateTheme(PRESETS[0]!.values, keys.get(name)!));
  expect(readFileSync(path.join(demosFolder(name), `${SCREEN}.tsx`), 'utf8')).toContain(
    "from './theme'",
  );
});

test('leaves out controls whose keys a version lacks', () => {
  const missing = (name: BuiltVersion): string[] =>
    CONTROLS.filter((control) => !targetPaths(control, keys.get(name)!)).map(({ id }) => id);
  expect(missing('current')).toEqual([]);
  expect(missing('next')).toEqual([]);
  expect(missing('v6')).toEqual([
    'grid.pinnedEdge',
    'chart.sequential',
    'chart.diverging',
    'chart.grid',
    'chart.gridDash',
    'tree.lineOffset',
  ]);
  expect(missing('v5').map((id) => id.split('.')[0])).toEqual(
    expect.arrayContaining(['chart', 'tree']),
  );
  expect(missing('v5').filter((id) => /^(?:grid|day)\./.test(id))).toEqual(['grid.pinnedEdge']);
});
