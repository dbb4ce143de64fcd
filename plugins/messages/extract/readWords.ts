import type { Part } from '../types';
import { BRAND } from './hasWords';

/**
 * Returns the words of each line of a text in lower case, without the library's name, addresses, punctuation and
 * placeholders. Texts with the same words are the same message.
 */
export function readWords(parts: readonly Part[]): string[][] {
  return parts
    .map((part) => (typeof part === 'string' ? part : ' '))
    .join('')
    .replace(BRAND, '')
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/https?:\/\/\S+/g, ' ')
        .replaceAll(/['’]/g, '')
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    );
}
