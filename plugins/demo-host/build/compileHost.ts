import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compiler, type Stats } from '@rspack/core';
import type { DocsVersion } from '../../../src/versions';
import type { DemoEntry } from '../../../lib/demos/types';
import { writeIfChanged } from '../../../lib/files/writeIfChanged';
import { createConfig, type HostBuild } from './createConfig';
import { createRegistry } from './createRegistry';
import { fingerprint } from './fingerprint';
import { listSpecifiers } from './listSpecifiers';

/** A version's bundle. */
export interface CompiledHost {
  /** Absolute path of the folder to be published. */
  readonly outDir: string;
  /** Addresses of the scripts and style sheets that every page starts with. */
  readonly assets: readonly string[];
}

/** What a bundle is made from. */
export interface HostInput {
  readonly siteDir: string;
  readonly version: DocsVersion;
  readonly demos: readonly DemoEntry[];
  /** Address of the version's host on the site, with both slashes. */
  readonly publicPath: string;
}

/** Where a version's bundle and what it is made from lie: below its own folder, so that imports find its packages. */
const CACHE = 'node_modules/.cache/demo-host';

/**
 * Makes a version's bundle, or takes the one that is there when nothing it is made from has changed.
 *
 * @throws with the bundler's messages when a demo or a package cannot be bundled
 */
export async function compileHost(input: HostInput): Promise<CompiledHost> {
  const build = await prepareBuild(input, 'production');
  const recordFile = path.join(build.outDir, '..', 'production.json');
  const key = await fingerprint(input);
  const record = readRecord(recordFile);
  if (record?.key === key && existsSync(build.outDir)) {
    return { outDir: build.outDir, assets: record.assets };
  }
  rmSync(recordFile, { force: true });
  const compiler = rspack(createConfig(build));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error as Error) : resolve(result)));
  }).finally(() => new Promise((resolve) => compiler.close(resolve)));
  const assets = readAssets(stats, input);
  writeFileSync(recordFile, JSON.stringify({ key, assets }));
  return { outDir: build.outDir, assets };
}

/**
 * Makes a version's bundle again whenever a file changes, for the development server.
 *
 * @param onBuilt told the addresses each time, or what is wrong
 */
export async function watchHost(
  input: HostInput,
  onBuilt: (outcome: CompiledHost | Error) => void,
): Promise<Compiler> {
  const build = await prepareBuild(input, 'development');
  const compiler = rspack(createConfig(build));
  compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
    try {
      if (error || !stats) {
        throw error ?? new Error('The bundler gave no result.');
      }
      onBuilt({ outDir: build.outDir, assets: readAssets(stats, input) });
    } catch (problem) {
      onBuilt(problem as Error);
    }
  });
  return compiler;
}

async function prepareBuild(input: HostInput, mode: HostBuild['mode']): Promise<HostBuild> {
  const { siteDir, version, demos, publicPath } = input;
  const workspace = path.join(siteDir, version.folder);
  const manifest = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // Declarations of types have nothing to run.
  const names = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@types/'));
  const packages = names.map((name) => listSpecifiers(name, workspace));
  const base = path.join(workspace, CACHE);
  const registryDir = path.join(base, 'registry');
  await Promise.all(
    Object.entries(createRegistry(demos, packages)).map(([name, text]) =>
      writeIfChanged(path.join(registryDir, name), text),
    ),
  );
  const outDir = path.join(base, mode);
  mkdirSync(outDir, { recursive: true });
  return {
    siteDir,
    workspace,
    registryDir,
    outDir,
    publicPath,
    absent: [...new Set(packages.flatMap(({ absent }) => absent))],
    mode,
  };
}

function readAssets(stats: Stats, { version }: HostInput): string[] {
  const { entrypoints, errors, publicPath } = stats.toJson({
    all: false,
    entrypoints: true,
    errors: true,
    publicPath: true,
  });
  if (stats.hasErrors()) {
    const messages = (errors ?? []).map(({ message }) => message.trim());
    throw new Error(`The demo host of ${version.label} cannot be built:\n${messages.join('\n\n')}`);
  }
  return (entrypoints?.host?.assets ?? []).map(({ name }) => `${publicPath}${name}`);
}

function readRecord(file: string): { key: string; assets: string[] } | null {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { key: string; assets: string[] })
    : null;
}
