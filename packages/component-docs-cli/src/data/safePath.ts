/** Names that the build publishes; none begins with a dot, and none leads out of the folder. */
const SAFE = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

/** As long as no address of the site is. */
const MAX_LENGTH = 300;

/** Whether a path may be looked for: questions come from outside, and become paths. */
export function isSafePath(path: string): boolean {
  return path.length <= MAX_LENGTH && SAFE.test(path);
}
