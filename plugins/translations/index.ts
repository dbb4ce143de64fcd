import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { reportProblems } from '../diagnostics/reportProblems';
import { extractStrings } from './extractStrings';
import { findTranslationProblems } from './findTranslationProblems';
import type { Options } from './options';
import { readTranslations } from './readTranslations';

export { validateOptions } from './options';

/** Stops the build when a string of the interface has no translation, or a translation has no string. */
export default function pluginTranslations(
  { siteDir, i18n }: LoadContext,
  { onProblem }: Options,
): Plugin<void> {
  return {
    name: 'translations',

    async loadContent() {
      if (i18n.currentLocale === i18n.defaultLocale) {
        return;
      }
      const file = path.join(siteDir, 'i18n', i18n.currentLocale, 'code.json');
      const problems = findTranslationProblems(
        await extractStrings(siteDir),
        readTranslations(file),
        {
          siteDir,
          file,
        },
      );
      reportProblems(onProblem, 'Strings and their translations do not fit together', problems);
    },
  };
}
