import type { Part } from '../types';
import { BRAND } from './hasWords';

/**
 * The words of a text, one list for each of its lines, in lower case: without the name of the library, addresses,
 * punctuation and what is filled in. Texts with the same words are the same message.
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
