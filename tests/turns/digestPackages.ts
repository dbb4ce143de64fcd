import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { digestTexts } from './digests.ts';
import { readReleases } from './readReleases.ts';

const known = new Map<string, string>();

/**
 * Digests a version's own packages, and those of the root that they fall back on.
 *
 * @param folder of the version, relative to the site
 */
export function digestPackages(folder: string): string {
  const digest = known.get(folder) ?? readDigest(folder);
  known.set(folder, digest);
  return digest;
}

function readDigest(folder: string): string {
  const releases = readReleases().filter(
    ({ place, isDev }) =>
      !isDev && (place.startsWith(`${folder}/`) || /^node_modules\//.test(place)),
  );
  return digestTexts([
    readFileSync(join(SITE_DIR, folder, 'package.json'), 'utf8'),
    ...releases.map(({ text }) => text),
  ]);
}
