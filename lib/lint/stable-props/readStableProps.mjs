import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXCLUDED } from './families.mjs';
import { findDependencies, HAS_HOOKS } from './findDependencies.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const SITE_DIR = join(HERE, '..', '..', '..');
const CACHE_DIR = join(SITE_DIR, 'node_modules', '.cache', 'stable-props');

/** Packages contain the same code for several module systems and browsers; one copy is enough. */
const COPIES = /^(?:modern|legacy|esm|node|node_modules|lib|locales|index-cjs\.js)$/;

/**
 * Extracts from the packages of a docs version which props of a family of components must be stable, because a new
 * function, array or object runs an effect, a memo or a processor again. The result is cached until the packages
 * change.
 *
 * @param {import('./families.mjs').Family} family
 * @param {string} versionDir folder of the version, relative to the site, such as `docs`
 * @returns {Map<string, import('./findDependencies.mjs').Dependency>} the most important dependency by prop
 */
export function readStableProps(family, versionDir) {
  const dirs = family.packages.flatMap((name) => packageDir(name, versionDir) ?? []);
  const basis = [
    ...dirs.map((dir) => readFileSync(join(dir, 'package.json'), 'utf8')),
    ...['families', 'findDependencies', 'readStableProps'].map((name) =>
      readFileSync(join(HERE, `${name}.mjs`), 'utf8'),
    ),
  ];
  const key = createHash('sha256').update(basis.join('\0')).digest('hex').slice(0, 16);
  const file = join(CACHE_DIR, `${family.name.replaceAll(' ', '-')}-${key}.json`);
  if (!existsSync(file)) {
    writeWhole(file, JSON.stringify([...collect(dirs, family.kinds)]));
  }
  return new Map(JSON.parse(readFileSync(file, 'utf8')));
}

function collect(dirs, kinds) {
  const strongest = new Map();
  for (const file of dirs.flatMap(filesOf)) {
    const code = readFileSync(file, 'utf8');
    for (const found of HAS_HOOKS.test(code) ? findDependencies(code) : []) {
      const before = strongest.get(found.prop);
      if (
        kinds.includes(found.kind) &&
        !EXCLUDED.test(found.prop) &&
        (!before || weigh(found, kinds) < weigh(before, kinds))
      ) {
        strongest.set(found.prop, found);
      }
    }
  }
  return strongest;
}

/** Steps that save or copy state run only on request; the grid runs all others itself. */
function weigh({ kind, step }, kinds) {
  return kinds.indexOf(kind) + (/State$|^clipboard/.test(step ?? '') ? kinds.length : 0);
}

function filesOf(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !COPIES.test(name))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? filesOf(path) : path.endsWith('.js') ? [path] : [];
    });
}

/** @returns the version's package; `null` if the version does not declare it */
function packageDir(name, versionDir) {
  const manifest = JSON.parse(readFileSync(join(SITE_DIR, versionDir, 'package.json'), 'utf8'));
  if (!(name in manifest.dependencies)) {
    return null;
  }
  const dir = [versionDir, '.']
    .map((base) => join(SITE_DIR, base, 'node_modules', name))
    .find(existsSync);
  if (!dir) {
    throw new Error(
      `${versionDir}/package.json declares ${name}, which is not installed. Run "npm install".`,
    );
  }
  return dir;
}

function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
