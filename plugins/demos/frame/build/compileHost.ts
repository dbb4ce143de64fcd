import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compiler, type Stats } from '@rspack/core';
import { LANGUAGES } from '../../../../src/paths/language';
import type { DocsVersion } from '../../../../src/versions';
import { findLocaleFile } from '../../shared/localeFile';
import type { DemoEntry } from '../../shared/types';
import { writeIfChanged } from '../../../../lib/files/writeIfChanged';
import { createConfig, type HostBuild } from './createConfig';
import { createRegistry } from './createRegistry';
import { fingerprint } from './fingerprint';
import { listSpecifiers } from './listSpecifiers';

/** A version's bundle. */
export interface CompiledHost {
  /** Absolute path of the folder to publish. */
  readonly outDir: string;
  /** Addresses of the scripts and style sheets that every page loads first. */
  readonly assets: readonly string[];
  /** Absolute folders of the packages in the bundle; empty in development. */
  readonly packages: readonly string[];
}

/** Input of a bundle. */
export interface HostInput {
  readonly siteDir: string;
  readonly version: DocsVersion;
  readonly demos: readonly DemoEntry[];
  /** Address of the version's host on the site, with leading and trailing slash. */
  readonly publicPath: string;
}

/**
 * Folder of a version's bundle and its sources. It is below the version's folder, so that imports find its packages.
 */
const CACHE = 'node_modules/.cache/demo-frame';

/**
 * Builds a version's bundle, or reuses the existing one if none of its sources has changed.
 *
 * @throws an error with the bundler's messages if a demo or a package cannot be bundled
 */
export async function compileHost(input: HostInput): Promise<CompiledHost> {
  const build = await prepareBuild(input, 'production');
  const recordFile = path.join(build.outDir, '..', 'production.json');
  const key = await fingerprint(input);
  const record = readRecord(recordFile);
  if (record?.key === key && existsSync(build.outDir)) {
    return { outDir: build.outDir, assets: record.assets, packages: record.packages };
  }
  rmSync(recordFile, { force: true });
  let packages: readonly string[] = [];
  const compiler = rspack(
    createConfig({
      ...build,
      onPackages: (dirs) => {
        packages = dirs;
      },
    }),
  );
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error as Error) : resolve(result)));
  }).finally(() => new Promise((resolve) => compiler.close(resolve)));
  const assets = readAssets(stats, input);
  writeFileSync(recordFile, JSON.stringify({ key, assets, packages }));
  return { outDir: build.outDir, assets, packages };
}

/**
 * Rebuilds a version's bundle whenever a file changes, for the development server.
 *
 * @param onBuilt receives the result of each build, or its error
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
      onBuilt({ outDir: build.outDir, assets: readAssets(stats, input), packages: [] });
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
  // Packages that contain only type declarations have nothing to run.
  const names = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@types/'));
  const packages = names.map((name) => listSpecifiers(name, workspace));
  const base = path.join(workspace, CACHE);
  const registryDir = path.join(base, 'registry');
  await Promise.all(
    Object.entries(createRegistry(demos, packages, listLocales(siteDir, version))).map(
      ([name, text]) => writeIfChanged(path.join(registryDir, name), text),
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

/** Returns the modules with a version's texts as absolute paths, by language. */
function listLocales(siteDir: string, version: DocsVersion): Record<string, string> {
  const found = LANGUAGES.flatMap((language) => {
    const file = findLocaleFile(siteDir, version, language);
    return file === null ? [] : [[language, path.join(siteDir, file)] as const];
  });
  return Object.fromEntries(found);
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

interface BuildRecord extends Pick<CompiledHost, 'assets' | 'packages'> {
  readonly key: string;
}

function readRecord(file: string): BuildRecord | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : null;
}
