import { LIST_FILE, LIST_FOLDER } from '../indexFolder';
import type { IndexFiles } from '../types';

/**
 * Fetches where the indexes of a language are.
 *
 * @param baseUrl of the language
 * @throws when there is no list
 */
export async function fetchFiles(baseUrl: string): Promise<IndexFiles> {
  const address = baseUrl + LIST_FOLDER + LIST_FILE;
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}.`);
  }
  return (await response.json()) as IndexFiles;
}
