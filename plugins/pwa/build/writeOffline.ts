import { statSync, readdirSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCS_VERSIONS, type DocsVersion } from '../../../src/versions';
import { hostFolder } from '../../demos/shared/hostAddresses';
import { ASSETS } from '../../demos/frame/build/createConfig';
import { OFFLINE_FOLDER, SCOPE_FOLDER, WORKERS_FOLDER } from '../addresses';
import { collectManifest } from './collectManifest';
import { listPages } from './listPages';
import { readSearchIndex } from './readSearchIndex';
import type { WorkerConfig } from '../types';
import type { ChunkFiles } from './types';

/** Folder of hashed files that are not code. */
const FONTS = 'assets/fonts/';

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
  /** Chunks by part of the site. */
  readonly chunks: ReadonlyMap<string, ChunkFiles>;
  /** Writes the service worker with this configuration. */
  readonly writeWorker: (config: WorkerConfig) => Promise<void>;
}

/** The files of one part of the site. */
interface PartFiles {
  /** Address of the main script, which identifies the build. */
  readonly build: string;
  /** Files that any of its pages may load. */
  readonly files: readonly string[];
  /** Addresses of the files that every page needs. */
  readonly shell: readonly string[];
}

/** Writes the service worker of a language, and for each version the list of files needed to keep it. */
export async function writeOffline(language: BuiltLanguage): Promise<void> {
  const { outDir, baseUrl, rootUrl, generatedFilesDir, chunks } = language;
  const versions = DOCS_VERSIONS.filter(({ name }) => language.versions.includes(name));
  const search = readSearchIndex(generatedFilesDir, baseUrl);
  const sizeOf = (file: string) => statSync(path.join(outDir, file)).size;
  const parts = new Map<string, PartFiles>();
  for (const [part, files] of chunks) {
    parts.set(part, await collectPart(files, language, sizeOf));
  }
  const [first] = parts.values();
  const partOf = (version: DocsVersion): PartFiles => parts.get(version.name) ?? first!;
  await language.writeWorker({
    scope: baseUrl + SCOPE_FOLDER,
    build: first!.build,
    shell: [...first!.shell, baseUrl + OFFLINE_FOLDER],
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
      build: partOf(version).build,
      shell: partOf(version) === first ? [] : partOf(version).shell,
      search: (search[version.name] ?? []).map(([address]) => address),
    })),
  });
  await mkdir(path.join(outDir, OFFLINE_FOLDER), { recursive: true });
  const otherVersions = new Set([...DOCS_VERSIONS.map((version) => version.path), 'demos']);
  for (const version of versions) {
    const { build, files } = partOf(version);
    const own = (chunks.get(version.name) ?? [...chunks.values()][0])!.versions;
    const manifest = collectManifest(
      {
        version: version.name,
        label: version.label,
        build,
        baseUrl,
        folder: version.base,
        pages: listPages(path.join(outDir, version.base), otherVersions),
        files: [...files, ...(own[version.name] ?? [])],
        search: search[version.name] ?? [],
        lists: [`${demoHost(version, baseUrl)}files.json`],
      },
      sizeOf,
    );
    const target = path.join(outDir, OFFLINE_FOLDER, `${version.name}.json`);
    await writeFile(target, JSON.stringify(manifest));
  }
}

async function collectPart(
  { initial, workers, shared }: ChunkFiles,
  { outDir, baseUrl }: Pick<BuiltLanguage, 'outDir' | 'baseUrl'>,
  sizeOf: (file: string) => number,
): Promise<PartFiles> {
  const main = initial.find((file) => /\/main\.[^/]+\.js$/.test(file));
  if (!main) {
    throw new Error(
      `No main script is among what pages start with (${initial.join(', ')}). plugins/pwa tells builds apart by it.`,
    );
  }
  const published = await publishWorkers(workers, outDir);
  const common = [...initial, ...listFiles(outDir, [FONTS, PICTURES])];
  const isSmall = (file: string) => sizeOf(file) <= LARGEST_IN_SHELL;
  const shell = new Set([...common, ...[...published, ...shared].filter(isSmall)]);
  return {
    build: baseUrl + main,
    files: [...common, ...published, ...shared],
    shell: [...shell].map((file) => baseUrl + file),
  };
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

/** Lists the files in some folders of the build, without subfolders, relative to the build. */
function listFiles(outDir: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(outDir, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}${name}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return [];
      }
      throw error;
    }
  });
}
