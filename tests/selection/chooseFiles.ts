import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { findCause } from './findCause.ts';
import { readSiteChanges } from './readSiteChanges.ts';

/** The files that a tool checks. */
export interface FilePlan {
  /** Paths relative to the site: `['.']` for all files, none if nothing has changed. */
  readonly paths: readonly string[];
  readonly isEveryFile: boolean;
  readonly notes: readonly string[];
}

interface FileRule {
  /** Whether the tool checks a file, given its path relative to the site. */
  readonly checked: (file: string) => boolean;
  /** Files whose change can affect the result for every file, such as the tool's configuration. */
  readonly everything: RegExp;
}

/**
 * Selects the files for a tool that reads each file alone: those that have changed since everything passed.
 *
 * @param all whether all files are requested
 * @param changes changes since everything passed, or `null` for all files
 */
export function chooseFiles(
  { checked, everything }: FileRule,
  all: boolean,
  changes: { readonly files: readonly string[] } | null = readSiteChanges(),
): FilePlan {
  const cause = findCause(everything, all, changes);
  if (changes === null || cause !== null) {
    return { paths: ['.'], isEveryFile: true, notes: [`All files: ${cause}`] };
  }
  const paths = changes.files.filter((file) => checked(file) && existsSync(join(SITE_DIR, file)));
  return {
    paths,
    isEveryFile: false,
    notes: [`${paths.length} files have changed since everything passed.`],
  };
}
