import { execFile } from 'node:child_process';
import { readdir, stat, chmod, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { packFiles, type PackReport, choosePacked } from './packFiles.ts';

const run = promisify(execFile);

/** Sizes of the packed tool's parts, in bytes. */
export interface ToolReport extends PackReport {
  /** Absolute path of the archive. */
  readonly archive: string;
  readonly archiveBytes: number;
}

export interface PackOptions {
  /** Absolute path of the package. */
  readonly packageDir: string;
  /** Absolute path of the built site. */
  readonly buildDir: string;
  /** Absolute path of the folder for the archive. */
  readonly target: string;
  /** Brotli level, from 0 to 11. */
  readonly quality: number;
}

/** Path of the tool below its package. */
const MAIN = 'dist/cli/main.mjs';

const HASHBANG = '#!/usr/bin/env node\n';

/**
 * Packs the tool: its bundled code and the compressed data of a build, in an archive that npm can install.
 *
 * @throws if the build contains nothing to pack
 */
export async function packTool({
  packageDir,
  buildDir,
  target,
  quality,
}: PackOptions): Promise<ToolReport> {
  const paths = choosePacked(await listPublished(buildDir));
  if (paths.length === 0) {
    throw new Error(`${buildDir} holds no documentation. Make it with "npm run build".`);
  }
  await bundleTool(packageDir);
  const report = await packFiles(buildDir, paths, join(packageDir, 'data'), quality);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: packageDir,
  });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  const archive = join(target, packed!.filename);
  return { ...report, archive, archiveBytes: (await stat(archive)).size };
}

/** Lists all files of a site as relative paths with slashes. */
async function listPublished(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Bundles the tool with its imports, so that it has no dependencies.
 *
 * @param packageDir absolute path of its package
 */
async function bundleTool(packageDir: string): Promise<void> {
  await build({
    root: packageDir,
    configFile: false,
    logLevel: 'warn',
    // The tool imports modules above its package.
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: join(packageDir, 'src/cli/main.ts'),
        output: { entryFileNames: 'cli/main.mjs', chunkFileNames: 'cli/[name]-[hash].mjs' },
      },
    },
  });
  const file = join(packageDir, MAIN);
  if (!(await readFile(file, 'utf8')).startsWith(HASHBANG)) {
    throw new Error(`${file} does not begin with ${HASHBANG.trim()}: shells could not run it.`);
  }
  await chmod(file, 0o755);
}
