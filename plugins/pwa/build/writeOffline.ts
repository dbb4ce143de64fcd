import { statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCS_VERSIONS, type DocsVersion } from '../../../src/versions';
import { hostFolder } from '../../../lib/demos/hostAddresses';
import { ASSETS } from '../../demo-host/build/createConfig';
import { OFFLINE_FOLDER, SCOPE_FOLDER, WORKERS_FOLDER } from '../addresses';
import { collectManifest } from './collectManifest';
import { listFiles } from './listFiles';
import { listPages } from './listPages';
import { readSearchIndex } from './readSearchIndex';
import type { WorkerConfig } from '../types';
import type { ChunkFiles } from './types';

/** Folders of hashed files that are not code. */
const STYLE_FOLDERS = ['assets/css/', 'assets/fonts/'];

/** Prefix of the logo and similar images. */
const PICTURES = 'img/';

/**
 * Maximum size of a chunk in the shell, in bytes. The editor, which few pages open, and parsers are stored on first
 * use.
 */
const LARGEST_IN_SHELL = 200_000;

/** One language of a build. */
export interface BuiltLanguage {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Base address of the default language, whose build contains the files shared by all languages. */
  readonly rootUrl: string;
  readonly generatedFilesDir: string;
  readonly versions: readonly string[];
  readonly chunks: ChunkFiles;
  /** Writes the service worker with this configuration. */
  readonly writeWorker: (config: WorkerConfig) => Promise<void>;
}

/** Writes the service worker of a language, and for each version the list of files needed to keep it. */
export async function writeOffline(language: BuiltLanguage): Promise<void> {
  const { outDir, baseUrl, rootUrl, generatedFilesDir, chunks } = language;
  const versions = DOCS_VERSIONS.filter(({ name }) => language.versions.includes(name));
  const search = readSearchIndex(generatedFilesDir);
  const main = chunks.initial.find((file) => /\/main\.[^/]+\.js$/.test(file));
  if (!main) {
    throw new Error(
      `No main script is among what pages start with (${chunks.initial.join(', ')}). plugins/pwa tells builds apart by it.`,
    );
  }
  const build = baseUrl + main;
  const workers = await publishWorkers(chunks.workers, outDir);
  const common = [
    ...chunks.initial,
    ...listFiles(outDir, [...STYLE_FOLDERS, PICTURES]),
    ...workers,
  ];
  const sizeOf = (file: string) => statSync(path.join(outDir, file)).size;
  const isSmall = (file: string) => sizeOf(file) <= LARGEST_IN_SHELL;
  const small = chunks.shared.filter(isSmall);
  const shell = [
    ...new Set([...common.filter((file) => !workers.includes(file) || isSmall(file)), ...small]),
  ].map((file) => baseUrl + file);
  await language.writeWorker({
    scope: baseUrl + SCOPE_FOLDER,
    build,
    shell: [...shell, baseUrl + OFFLINE_FOLDER],
    offlinePage: baseUrl + OFFLINE_FOLDER,
    pictures: baseUrl + PICTURES,
    hashedFolders: [
      ...['assets/', WORKERS_FOLDER].map((folder) => baseUrl + folder),
      ...versions.flatMap((version) =>
        [rootUrl, baseUrl].map((root) => `${demoHost(version, root)}${ASSETS}`),
      ),
    ],
    versions: versions.map((version) => ({
      name: version.name,
      start: baseUrl + version.base,
      search: (search[version.name] ?? []).map(([address]) => address),
    })),
  });
  await mkdir(path.join(outDir, OFFLINE_FOLDER), { recursive: true });
  const otherVersions = new Set([...DOCS_VERSIONS.map((version) => version.path), 'demos']);
  for (const version of versions) {
    const manifest = collectManifest(
      {
        version: version.name,
        label: version.label,
        build,
        baseUrl,
        folder: version.base,
        pages: listPages(path.join(outDir, version.base), otherVersions),
        files: [...common, ...chunks.shared, ...(chunks.versions[version.name] ?? [])],
        search: search[version.name] ?? [],
        lists: [`${demoHost(version, baseUrl)}files.json`],
      },
      sizeOf,
    );
    const target = path.join(outDir, OFFLINE_FOLDER, `${version.name}.json`);
    await writeFile(target, JSON.stringify(manifest));
  }
}

const demoHost = (version: DocsVersion, baseUrl: string): string =>
  baseUrl + hostFolder(version.name);

/** Copies the scripts of workers to the address where pages look for them, within the scope of the service worker. */
async function publishWorkers(files: readonly string[], outDir: string): Promise<string[]> {
  const published = files.map((file) => WORKERS_FOLDER + file);
  await Promise.all(
    published.map((target, index) =>
      cp(path.join(outDir, files[index]!), path.join(outDir, target)),
    ),
  );
  return published;
}
