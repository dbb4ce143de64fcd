import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentType, isCompressible } from '../contentType.ts';
import { SMALLEST_COMPRESSED } from '../sendFile.ts';

/** A file that is smaller when compressed. */
export interface Compressible {
  readonly file: string;
  readonly size: number;
  /** Whether its name holds a hash of its content, so that readers fetch it once for ever. */
  readonly isHashed: boolean;
}

/** The browser checks write over it after the build. */
const WRITTEN_LATER = 'checked.json';

/** Lists what can be compressed in a published folder, the large hashed files first: most pages share those. */
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
