/** Matches names that the build publishes; none begins with a dot or leaves the folder. */
const SAFE = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

/** Maximum length, longer than any address of the site. */
const MAX_LENGTH = 300;

/** Returns whether a path from a question may be read. */
export function isSafePath(path: string): boolean {
  return path.length <= MAX_LENGTH && SAFE.test(path);
}
