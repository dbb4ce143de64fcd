import { createHash } from 'node:crypto';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { git } from './readGitChanges.ts';

/** Returns the seed for the samples of a run: the current commit, or the day if the site is not a repository. */
export function readSeed(): string {
  try {
    return git(SITE_DIR, 'rev-parse', 'HEAD');
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

/** Selects a sample of pages, which only depends on the addresses and the seed. */
export function sampleOf<Page extends { readonly path: string }>(
  pages: readonly Page[],
  size: number,
  seed: string,
): Page[] {
  const keyed = pages.map((page) => ({
    page,
    key: createHash('sha256').update(seed).update(page.path).digest('hex'),
  }));
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, size)
    .map(({ page }) => page);
}
