import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { IndexFiles } from '../../search/types';
import type { SizedFile } from '../types';

/**
 * Reads the addresses of each version's search index. Returns none if an external service provides the search.
 *
 * @param generatedFilesDir folder of the files that plugins generate
 */
export function readSearchIndex(generatedFilesDir: string): Record<string, SizedFile[]> {
  const folder = path.join(generatedFilesDir, 'search');
  const list = path.join(folder, 'default/files.json');
  if (!existsSync(list)) {
    return {};
  }
  const versions = JSON.parse(readFileSync(list, 'utf8')) as IndexFiles;
  return Object.fromEntries(
    Object.entries(versions).map(([version, { pages, names, texts }]) => [
      version,
      [pages, ...(names === null ? [] : [names]), ...Object.values(texts)].map(
        (address): SizedFile => [
          address,
          statSync(path.join(folder, 'files', path.basename(address))).size,
        ],
      ),
    ]),
  );
}
