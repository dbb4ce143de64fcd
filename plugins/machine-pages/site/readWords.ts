import type { LoadContext } from '@docusaurus/types';
import { extractStrings } from '../../translations/extractStrings';

/** Components that contain the strings of the pages. */
const SOURCES = [
  'src/pages/**/*.tsx',
  'plugins/demos/playground/client/Playground/*.tsx',
  'plugins/navigation/client/describeStatus.ts',
];

/** Returns the string with an ID. */
export type Words = (id: string) => string;

/** Reads the strings of the pages from their components, in the language of the build. */
export async function readWords({
  siteDir,
  codeTranslations,
}: Pick<LoadContext, 'siteDir' | 'codeTranslations'>): Promise<Words> {
  const { strings } = await extractStrings(siteDir, SOURCES);
  const words = new Map(strings.map(({ id, message }) => [id, codeTranslations[id] ?? message]));
  return (id) => {
    const word = words.get(id);
    if (word === undefined) {
      throw new Error(
        `The Markdown of a page shows "${id}", which is a string of none of ${SOURCES.join(', ')}. ` +
          'Name one of theirs in plugins/machine-pages/site/.',
      );
    }
    return word;
  };
}
