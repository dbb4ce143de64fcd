import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readStatus } from './status/readStatus';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { extractStrings } from './extractStrings';
import { findTranslationProblems } from './findTranslationProblems';
import { findMessageProblems } from './messages/findMessageProblems';
import { readMessages } from './messages/readMessages';
import type { Messages } from './messages/types';
import type { Options } from './options';
import { readTranslations } from './readTranslations';

export { validateOptions } from './options';

/** Texts of the page for missing addresses, whose language is that of the address, not that of the build. */
const NOT_FOUND = 'not-found';

/**
 * Stops the build when a string of the interface has no translation or a translation no string, and when it is not
 * known what a translated page was made from.
 */
export default function pluginTranslations(
  { siteDir, i18n }: LoadContext,
  { onProblem }: Options,
): Plugin<Messages> {
  const i18nDir = path.join(siteDir, 'i18n');
  return {
    name: 'translations',

    getPathsToWatch: () => [path.join(i18nDir, '*', `${NOT_FOUND}*.json`)],

    async loadContent() {
      const messages = readMessages(i18nDir, NOT_FOUND);
      const problems = findMessageProblems(NOT_FOUND, messages);
      if (i18n.currentLocale !== i18n.defaultLocale) {
        const file = path.join(i18nDir, i18n.currentLocale, 'code.json');
        const strings = await extractStrings(siteDir);
        problems.push(
          ...findTranslationProblems(strings, readTranslations(file), { siteDir, file }),
          ...(await readStatus()).recordProblems,
        );
      }
      reportProblems(onProblem, 'The site and its translations do not fit together', problems);
      return messages;
    },

    async contentLoaded({ content, actions }) {
      await actions.createData(`${NOT_FOUND}.json`, JSON.stringify(content));
    },
  };
}
