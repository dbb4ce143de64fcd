import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../siteDir';

/** A file of Docusaurus, or of a package it brings, that this site replaces, overrides or removes. */
export interface Original {
  /** The file of this site that takes its place, relative to the site. */
  readonly by: string;
  /** The version of the package when the two were last compared. */
  readonly version: string;
  /** Digest of the original at that time. */
  readonly hash: string;
}

/** Originals by their file, or their folder, below `node_modules`. */
export type Originals = Readonly<Record<string, Original>>;

/** Table of all originals, relative to the site; `npm run originals:accept` writes it. */
export const TABLE = 'lib/originals/originals.json';

export function loadOriginals(siteDir = SITE_DIR): Originals {
  return JSON.parse(readFileSync(path.join(siteDir, TABLE), 'utf8')) as Originals;
}

/**
 * Compares the installed originals with those that this site's files were made for.
 *
 * @throws if an original changed or was removed, or if a theme component of this site overrides one that is not in the
 * table; the error lists every pair of files to compare
 */
export function checkOriginals(siteDir = SITE_DIR): void {
  const originals = loadOriginals(siteDir);
  const problems = [
    ...Object.entries(originals).flatMap(([file, { by, version, hash }]) => {
      const current = readOriginal(siteDir, file);
      if (current?.hash === hash) {
        return [];
      }
      return current
        ? [
            `${file} changed since ${version}; compare it with ${by}. ` +
              `See: npm diff --diff=${current.name}@${version} --diff=${current.name}@${current.version} ${current.inside}`,
          ]
        : [
            `${file} was removed from its package since ${version}; check whether ${by} is still needed.`,
          ];
    }),
    ...findOverrides(siteDir)
      .filter(({ file }) => !(file in originals))
      .map(({ file, by }) => `${by} overrides ${file}, which is not listed.`),
  ];
  if (problems.length > 0) {
    throw new Error(
      `Files of this site were made for other originals than the installed ones (${TABLE}):\n` +
        problems.map((problem) => `- ${problem}\n`).join('') +
        'Adapt the files, then run "npm run originals:accept".',
    );
  }
}

/**
 * Computes the table for the installed packages: adds new overrides, drops those that no longer exist, and updates
 * versions and digests of the rest.
 *
 * @throws if the original of a replaced module does not exist
 */
export function updateOriginals(siteDir = SITE_DIR): Originals {
  const listed = Object.entries(loadOriginals(siteDir)).map(([file, { by }]) => ({ file, by }));
  const overrides = findOverrides(siteDir);
  const pairs = [...listed.filter(({ file }) => !isThemeFile(file)), ...overrides];
  return Object.fromEntries(
    pairs
      .sort((a, b) => a.file.localeCompare(b.file, 'en'))
      .map(({ file, by }) => {
        const original = readOriginal(siteDir, file);
        if (!original) {
          throw new Error(`${TABLE} lists ${file}, which is not installed. Remove it and ${by}.`);
        }
        return [file, { by, version: original.version, hash: original.hash }];
      }),
  );
}

const isThemeFile = (file: string): boolean => /^@docusaurus\/[^/]+\/lib\/theme\//.test(file);

/** Theme components of this site with the same name as a component of Docusaurus' themes. */
function findOverrides(siteDir: string): { file: string; by: string }[] {
  const modules = path.join(siteDir, 'node_modules');
  const themes = readdirSync(path.join(modules, '@docusaurus'))
    .map((name) => `@docusaurus/${name}/lib/theme`)
    .filter((dir) => existsSync(path.join(modules, dir)));
  const own = [
    'src/theme',
    ...readdirSync(path.join(siteDir, 'plugins')).map((name) => `plugins/${name}/theme`),
  ].filter((dir) => existsSync(path.join(siteDir, dir)));
  return own.flatMap((dir) =>
    listFiles(path.join(siteDir, dir))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        themes
          .map((theme) => `${theme}/${file.replace(/\.tsx?$/, '.js')}`)
          .filter((original) => existsSync(path.join(modules, original)))
          .map((original) => ({ file: original, by: `${dir}/${file}` })),
      ),
  );
}

interface InstalledOriginal {
  readonly name: string;
  readonly version: string;
  /** Its path inside the package. */
  readonly inside: string;
  readonly hash: string;
}

function readOriginal(siteDir: string, file: string): InstalledOriginal | null {
  const modules = path.join(siteDir, 'node_modules');
  const place = path.join(modules, file);
  if (!existsSync(place)) {
    return null;
  }
  const [packageDir = file] = /^(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  const { name, version } = JSON.parse(
    readFileSync(path.join(modules, packageDir, 'package.json'), 'utf8'),
  ) as { name: string; version: string };
  const hash = createHash('sha256');
  const files = statSync(place).isDirectory() ? listFiles(place) : [''];
  files.forEach((each) => hash.update(each).update(readFileSync(path.join(place, each))));
  return {
    name,
    version,
    inside: file.slice(packageDir.length + 1),
    hash: hash.digest('hex').slice(0, 16),
  };
}

/** Files in a folder and its subfolders, in the same order on every machine. */
function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
