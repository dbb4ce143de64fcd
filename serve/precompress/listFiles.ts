import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentType, isCompressible } from '../contentType.ts';
import { SMALLEST_COMPRESSED } from '../sendFile.ts';

/** A file that is smaller when compressed. */
export interface Compressible {
  readonly file: string;
  readonly size: number;
  /** Whether the name contains a hash of the content, so that browsers cache the file forever. */
  readonly isHashed: boolean;
}

/** Browser tests overwrite this file after the build. */
const WRITTEN_LATER = 'checked.json';

/** Lists the compressible files of a published folder, large hashed files first, because most pages share them. */
export function listFiles(folder: string): Compressible[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name !== WRITTEN_LATER && !entry.name.startsWith('.'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isCompressible(contentType(file)))
    .map((file) => ({
      file,
      size: statSync(file).size,
      isHashed: isHashed(relative(folder, file)),
    }))
    .filter(({ size }) => size >= SMALLEST_COMPRESSED)
    .sort((a, b) => b.size - a.size);
}

const isHashed = (path: string): boolean =>
  path.split(sep).some((folder) => folder === 'assets' || folder === '_assets');
