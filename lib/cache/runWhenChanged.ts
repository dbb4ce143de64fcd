import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../files/writeWhole';

/**
 * Writes files that depend on some inputs, unless the inputs are those of the last time. A production build always
 * writes them.
 *
 * @param stamp absolute path of the file that holds the digest of the last inputs
 * @param digest of everything that the written files depend on
 */
export async function runWhenChanged(
  stamp: string,
  digest: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const isUnchanged = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (process.env.NODE_ENV !== 'development' || !isUnchanged) {
    await write();
    writeWhole(stamp, digest);
  }
}
