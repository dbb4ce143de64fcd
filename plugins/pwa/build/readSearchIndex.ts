import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LIST_FILE, LIST_FOLDER } from '../../search/indexFolder';
import type { IndexFiles } from '../../search/types';
import type { SizedFile } from '../types';

/**
 * Reads the addresses of each version's search index and of the list of all indexes. Returns none if an external service
 * provides the search.
 *
 * @param generatedFilesDir folder of the files that plugins generate
 * @param baseUrl base URL of the language
 */
export function readSearchIndex(
  generatedFilesDir: string,
  baseUrl: string,
): Record<string, SizedFile[]> {
  const folder = path.join(generatedFilesDir, 'search');
  const list = path.join(folder, 'list', LIST_FILE);
  if (!existsSync(list)) {
    return {};
  }
  const versions = JSON.parse(readFileSync(list, 'utf8')) as IndexFiles;
  const listed: SizedFile = [baseUrl + LIST_FOLDER + LIST_FILE, statSync(list).size];
  return Object.fromEntries(
    Object.entries(versions).map(([version, { pages, names, texts }]) => [
      version,
      [
        listed,
        ...[pages, ...(names === null ? [] : [names]), ...Object.values(texts)].map(
          (address): SizedFile => [
            address,
            statSync(path.join(folder, 'files', path.basename(address))).size,
          ],
        ),
      ],
    ]),
  );
}
