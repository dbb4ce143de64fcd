import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { comparePage } from './comparePage.ts';
import { readClaims } from './readClaims.ts';

/** Test files in a page's folder that prove its statements: in jsdom, and in a browser on the built page. */
export const CLAIMS_FILES = ['claims.test.tsx', 'claims.browser.test.ts'] as const;

/** Claims of a page. */
export interface PageClaims {
  /** The page's folder, relative to the site. */
  readonly page: string;
  readonly claims: number;
  readonly problems: readonly string[];
}

/** Checks the form and the wording of all claims, or of the claims of selected pages. */
export function checkClaims(isMeant: (folder: string) => boolean = () => true): PageClaims[] {
  return handWrittenPages()
    .filter(({ folder }) => isMeant(folder))
    .flatMap(({ folder }) => {
      const page = readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8');
      const files = CLAIMS_FILES.filter((name) => existsSync(join(SITE_DIR, folder, name)));
      const read = files.map((name) => ({
        name,
        ...readClaims(readFileSync(join(SITE_DIR, folder, name), 'utf8')),
      }));
      const claims = read.flatMap((file) => file.claims);
      const problems = [
        ...read.flatMap((file) => file.problems.map((problem) => `${file.name}:${problem}`)),
        ...comparePage(page, claims),
      ];
      return claims.length > 0 || problems.length > 0
        ? [{ page: folder, claims: claims.length, problems }]
        : [];
    });
}
