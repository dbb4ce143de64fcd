import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { IndexFiles } from '../../search/types';
import type { SizedFile } from '../types';

/**
 * Reads where the search index of each version is. There is none where a service searches.
 *
 * @param generatedFilesDir where plugins keep what they make of the site
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
