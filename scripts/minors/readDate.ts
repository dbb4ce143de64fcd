import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MinorRelease } from './types.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The date below the heading of a release, such as `_May 23, 2024_`. */
const DAY = /^_([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})_$/m;

/**
 * Reads the release date of a minor from the changelog of an installed package. Mirror registries report other dates.
 */
export function readDate({ minor, packages }: MinorRelease, dir: string): string | null {
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
