import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { MinorReading, MinorRelease } from './types.ts';

/** Digest of a recorded minor, which lets a test read the minor again and compare. */
export interface RecordedReading {
  readonly release: MinorRelease;
  /** Digest of all its names. */
  readonly digest: string;
}

const FILE = path.join(SITE_DIR, 'scripts/minors/digests.json');

export function readDigests(): RecordedReading[] {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as RecordedReading[]) : [];
}

/** Replaces the digests of a family's major. */
export async function writeDigests(readings: readonly MinorReading[]): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  const own = readings.map(({ release, names }) => ({ release, digest: digestOf(names) }));
  const isOther = ({ release }: RecordedReading): boolean =>
    release.family !== own[0]?.release.family || release.major !== own[0].release.major;
  const all = [...readDigests().filter(isOther), ...own].sort(
    (a, b) =>
      a.release.family.localeCompare(b.release.family, 'en') ||
      a.release.minor.localeCompare(b.release.minor, 'en', { numeric: true }),
  );
  const options = await resolveConfig(FILE);
  writeWhole(FILE, await format(JSON.stringify(all), { ...options, filepath: FILE }));
}

/** Computes a digest of the names of a reading and their deprecations. */
export function digestOf(names: MinorReading['names']): string {
  const lines = Object.entries(names).flatMap(([name, { deprecated, members }]) => [
    `${name} ${deprecated}`,
    ...Object.entries(members).map(([anchor, member]) => `${name}#${anchor} ${member.deprecated}`),
  ]);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12);
}
