import { readSiteChanges, UNKNOWN_COMMIT } from './readSiteChanges.ts';

/**
 * Returns why a check must run in full, or `null` if nothing that its result depends on has changed since everything
 * passed.
 *
 * @param inputs files that the result depends on
 * @param all whether all checks are requested
 * @param changes changes since everything passed, or `null` if they are unknown
 */
export function findCause(
  inputs: RegExp | undefined,
  all: boolean,
  changes: { readonly files: readonly string[] } | null = readSiteChanges(),
): string | null {
  if (all) {
    return 'all checks are requested.';
  }
  if (changes === null) {
    return UNKNOWN_COMMIT;
  }
  const file = changes.files.find((each) => inputs?.test(each));
  return file === undefined ? null : `${file} has changed.`;
}
