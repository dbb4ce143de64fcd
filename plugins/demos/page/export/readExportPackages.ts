import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { addressOf, type DocsVersion } from '../../../../src/versions';
import { locatePackage } from '../../frame/build/listSpecifiers';
import type { ExportPackages } from '../../shared/exportTypes';
import { ICON_FONT_PACKAGE } from './usesIconFont';

const ADAPTER = /^Adapter\w+$/;

const IMPORT = /\b(?:from\s*|import\s*|require\()['"]([^'"]+)['"]/g;

/** Adapters of version 5 wrap these packages, each named after its library. */
const WRAPPER = /^@date-io\//;

/**
 * Reads a package's date adapters and the library that each is for: the peer that its code imports. Code shared by
 * several adapters is in such a folder too, but imports no peer.
 *
 * @param folder absolute path of the package, which may have no adapters
 * @returns npm packages by the adapter's name, sorted by name
 */
function readAdapters(folder: string, peers: readonly string[]): Record<string, string> {
  const names = readdirSync(folder)
    .filter((name) => ADAPTER.test(name))
    .sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      const imported = readImports(path.join(folder, name));
      const library = peers.find((peer) =>
        imported.some((each) => each === peer || each.startsWith(`${peer}/`)),
      );
      return library === undefined ? [] : [[name, library] as const];
    }),
  );
}

/** Returns the modules that an adapter imports, in either module format. */
function readImports(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)])
    .map((match) => (match[1] ?? '').replace(WRAPPER, ''));
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Newest first. Packages for React 17 cannot be installed with a newer one. */
const REACT_VERSIONS = ['18.3.1', '17.0.2'];

/** The package with the date adapters; the Pro package has the same ones. */
const PICKERS = '@mui/x-date-pickers';

const TOOLS = ['vite', '@vitejs/plugin-react', 'typescript', 'tailwindcss', '@tailwindcss/vite'];

/** The material library is pinned to its major version, so that a sandbox gets its fixes. */
const MATERIAL = '@mui/material';

/**
 * Reads the dependencies of projects with a version's demos from the version's `package.json` and the packages
 * installed for it.
 *
 * @param origin origin of the site, which projects link to
 */
export function readExportPackages(
  siteDir: string,
  version: DocsVersion,
  origin: string,
): ExportPackages {
  const workspace = path.join(siteDir, version.folder);
  const declared = readManifest(workspace).dependencies ?? {};
  const manifests = Object.entries(declared).map(
    ([name, range]) => [name, range, readManifest(locatePackage(name, workspace))] as const,
  );
  const react = chooseReact(
    manifests
      .filter(([name]) => name !== 'react-dom')
      .map(([, , { peerDependencies }]) => peerDependencies?.react),
  );
  const major = react.split('.')[0];
  const pickers = manifests.find(([name]) => name === PICKERS)?.[2];
  const adapters = pickers
    ? readAdapters(locatePackage(PICKERS, workspace), Object.keys(pickers.peerDependencies ?? {}))
    : {};
  const libraries = new Set(Object.values(adapters));
  const { dependencies = {}, devDependencies = {} } = readManifest(siteDir);
  return {
    versions: {
      ...Object.fromEntries(manifests.map(([name, range]) => [name, pin(name, range)])),
      react,
      'react-dom': react,
    },
    peers: Object.fromEntries(
      manifests.map(([name, , manifest]) => [name, neededPeers(manifest, declared, libraries)]),
    ),
    adapters,
    dateLibraries: Object.assign(
      {},
      ...manifests.map(([, , { peerDependencies = {} }]) =>
        Object.fromEntries(
          Object.entries(peerDependencies).filter(([peer]) => libraries.has(peer)),
        ),
      ),
    ),
    iconFont: dependencies[ICON_FONT_PACKAGE] ?? '',
    docs: origin + addressOf(version, 'llms.txt'),
    tools: {
      ...Object.fromEntries(TOOLS.map((name) => [name, devDependencies[name] ?? ''])),
      '@types/react': `^${major}.0.0`,
      '@types/react-dom': `^${major}.0.0`,
    },
  };
}

/**
 * Returns required peers, and the optional ones that the version's demos use. Date libraries are added with their
 * adapters.
 */
function neededPeers(
  manifest: Manifest,
  declared: Record<string, string>,
  dateLibraries: ReadonlySet<string>,
): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  return Object.keys(peerDependencies).filter(
    (peer) =>
      !dateLibraries.has(peer) &&
      Object.hasOwn(declared, peer) &&
      (peerDependenciesMeta[peer]?.optional !== true || peer.startsWith('@emotion/')),
  );
}

function pin(name: string, range: string): string {
  return name === MATERIAL && range.startsWith('^') ? `^${range.slice(1).split('.')[0]}` : range;
}

function chooseReact(ranges: readonly (string | undefined)[]): string {
  const accepted = REACT_VERSIONS.find((version) =>
    ranges.every((range) => range === undefined || semver.satisfies(version, range)),
  );
  if (!accepted) {
    throw new Error(
      `No React of ${REACT_VERSIONS.join(', ')} fits all peer ranges: ${ranges.filter(Boolean).join('; ')}.`,
    );
  }
  return accepted;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
