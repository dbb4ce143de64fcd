import type { Words } from '../../machine-pages/site/readWords';
import { PLAYGROUND_PATH } from '../../demos/shared/playground/address';
import type { PageSource } from '../types';

/**
 * Describes the playground, which is a component and not a document of a version. Only the index of the newest version
 * contains it.
 *
 * @param words texts in the build's language
 * @param baseUrl base URL of the site in this language
 */
export function describePlayground(words: Words, baseUrl: string): PageSource {
  const area = PLAYGROUND_PATH.replace('/', '');
  return {
    address: baseUrl + PLAYGROUND_PATH,
    title: words('playground.title'),
    description: words('playground.description'),
    // Readers know the playground by its address in every language.
    keywords: [area],
    area,
    trail: [],
    sections: [],
    texts: [''],
  };
}
