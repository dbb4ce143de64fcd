import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packTool, type ToolReport } from '../../packages/component-docs-cli/src/pack/packTool.ts';

const run = promisify(execFile);

/** Low compression quality for speed, because only the behavior is checked. */
const QUALITY = 4;

/** The largest answer has several megabytes. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Commands with their exit code and part of their output. */
const COMMANDS: readonly (readonly [words: readonly string[], exitCode: number, says: string])[] = [
  [['versions'], 0, 'MUI X 4.0.2'],
  [['search', 'sort', 'by', 'several', 'columns'], 0, '/x/v6/react-data-grid/sorting/'],
  [['page', 'react-data-grid/sorting', '--version', '7'], 0, 'MUI X 7.28.3'],
  [['page', 'react-data-grid/sorting', '--language', 'zh', '--version', '7'], 0, '多列'],
  [['api', 'DataGrid.rows', '--json'], 0, '"version": "v6"'],
  [['demo', 'SortByHeader', '--variant', 'js'], 0, 'SortByHeader.jsx'],
  [['message', 'MUI X: Missing license key'], 0, '/messages/license/#missing-license-key'],
  [['message', 'nobody says this'], 2, 'No version has an entry'],
  [['compare', 'v6', 'current', '--name', 'DataGrid'], 0, 'rowBufferPx'],
  [['check', 'App.jsx'], 1, 'Use `rowBuffer`'],
  [['check', 'App.jsx', '--version', '7'], 0, 'No problems in'],
  [['api', 'Nothing'], 2, ''],
  [['page', 'a', '--version', '99'], 2, ''],
];

/** The tool installed in a project that declares version 6. */
export interface InstalledTool {
  readonly folder: string;
  readonly report: ToolReport;
  remove(): void;
}

/**
 * Packs the tool and installs it into an empty project without network access.
 *
 * @param packageDir absolute path of its package
 */
export async function installTool(packageDir: string, buildDir: string): Promise<InstalledTool> {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  const report = await packTool({ packageDir, buildDir, target: folder, quality: QUALITY });
  const manifest = { private: true, dependencies: {} };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', report.archive], {
    cwd: folder,
  });
  const project = join(folder, 'app');
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ dependencies: { '@mui/x-data-grid': '6.20.4' } }),
  );
  writeFileSync(
    join(project, 'App.jsx'),
    "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rowBufferPx={9} />;\n",
  );
  return { folder: project, report, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs the installed tool. Each command is one check. */
export async function checkPackedTool({ folder }: InstalledTool): Promise<(string | null)[]> {
  const problems: (string | null)[] = [];
  for (const [words, expected, says] of COMMANDS) {
    const { exitCode, output } = await type(folder, words);
    const isRight = exitCode === expected && output.includes(says);
    problems.push(
      isRight
        ? null
        : `component-docs ${words.join(' ')} ends with ${exitCode}, not ${expected}, and prints ${output.slice(0, 400)}`,
    );
  }
  return problems;
}

async function type(
  folder: string,
  words: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  const tool = join(folder, '../node_modules/.bin/component-docs');
  try {
    const { stdout } = await run(tool, [...words], { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
    return { exitCode: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { exitCode: code, output: `${stdout}${stderr}` };
  }
}
