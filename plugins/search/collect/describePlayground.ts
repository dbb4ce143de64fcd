import type { Words } from '../../machine-pages/site/readWords';
import { PLAYGROUND_PATH } from '../../../lib/demos/playground/address';
import type { PageSource } from '../types';

/**
 * Describes the playground, which is a component and no document of a version: the index of the newest has it.
 *
 * @param words in the language that is built
 * @param baseUrl of the site in this language
 */
export function describePlayground(words: Words, baseUrl: string): PageSource {
  const area = PLAYGROUND_PATH.replace('/', '');
  return {
    address: baseUrl + PLAYGROUND_PATH,
    title: words('playground.title'),
    description: words('playground.description'),
    // Readers know it by its address in every language.
    keywords: [area],
    area,
    trail: [],
    sections: [],
    texts: [''],
  };
}
