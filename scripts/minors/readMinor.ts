import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import type { SourceCache } from '../../plugins/api-reference/extract/openPackage.ts';
import { extractMinor } from './extractMinor.ts';
import { familyOfMajor } from './families.ts';
import { unpackPackages } from './unpackPackages.ts';
import type { MinorReading, MinorRelease } from './types.ts';

/** Cache of earlier readings. */
const READINGS = path.join(CACHE_DIR, 'minors');

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The date below the heading of a release, such as `_May 23, 2024_`. */
const DAY = /^_([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})_$/m;

/**
 * Reads one minor, or returns its cached reading if the extractor has not changed since.
 *
 * @param parsed cache of files that were parsed for other minors
 */
export async function readMinor(release: MinorRelease, parsed: SourceCache): Promise<MinorReading> {
  const file = readingFile(release);
  if (!existsSync(file)) {
    writeWhole(file, JSON.stringify(await extractRelease(release, parsed)));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as MinorReading;
}

/**
 * Downloads the packages of a minor, extracts their exports, and removes the packages.
 *
 * @param parsed cache of files that were parsed for other minors; files of this minor's packages are removed
 *   afterward
 */
export async function extractRelease(
  release: MinorRelease,
  parsed: SourceCache,
): Promise<MinorReading> {
  const dir = await install(release);
  const { family } = familyOfMajor(release.family, release.major);
  const reading: MinorReading = {
    release,
    date: readDate(release, dir),
    plans: family.packages.flatMap(({ name, plan }) => (name in release.packages ? [plan] : [])),
    names: extractMinor(family, release, dir, parsed),
  };
  [...parsed.keys()].filter((each) => each.startsWith(dir)).forEach((each) => parsed.delete(each));
  rmSync(dir, { recursive: true });
  return reading;
}

/** Whether the cache has a reading of this release. */
export function isRead(release: MinorRelease): boolean {
  return existsSync(readingFile(release));
}

/**
 * Installs the packages below the folder of the docs version that documents their major, so that they resolve shared
 * dependencies from there: React, Material UI and date libraries. The library's own packages of the same release are
 * installed with them.
 */
async function install({ family, major, minor, packages }: MinorRelease): Promise<string> {
  const { version } = familyOfMajor(family, major);
  const dir = path.join(
    SITE_DIR,
    version.folder,
    'node_modules/.cache/minors',
    `${family}-${minor}`,
  );
  await unpackPackages(packages, dir);
  return dir;
}

function readingFile({ family, minor, packages }: MinorRelease): string {
  const hash = createHash('sha256').update(JSON.stringify(packages)).update(readExtractor());
  return path.join(READINGS, `${family}-${minor}-${hash.digest('hex').slice(0, 12)}.json`);
}

/** Returns the source code of the extractor, because a reading is outdated when the extractor changes. */
function readExtractor(): string {
  const own = path.join(SITE_DIR, 'scripts/minors/extractMinor.ts');
  const folder = path.join(SITE_DIR, 'plugins/api-reference/extract');
  const shared = readdirSync(folder).map((name) => path.join(folder, name));
  return [own, ...shared.sort()].map((file) => readFileSync(file, 'utf8')).join('\n');
}

/**
 * Reads the release date of a minor from the changelog of an installed package. Mirror registries report other dates.
 */
function readDate({ minor, packages }: MinorRelease, dir: string): string | null {
  const [name = ''] = Object.keys(packages);
  const file = path.join(dir, 'node_modules', name, 'CHANGELOG.md');
  return existsSync(file) ? findDate(readFileSync(file, 'utf8'), minor) : null;
}

/** @param minor such as `7.12`, whose first release is `7.12.0` */
export function findDate(changelog: string, minor: string): string | null {
  const sections = changelog.split(/^## /m);
  const section = sections.find((each) => each.replace(/^v/, '').startsWith(`${minor}.0\n`));
  const [, month = '', day = '', year = ''] = DAY.exec(section ?? '') ?? [];
  const number = MONTHS.indexOf(month) + 1;
  return number > 0
    ? [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-')
    : null;
}
