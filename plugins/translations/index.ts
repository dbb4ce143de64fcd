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

/**
 * Parts of the site whose language is not that of the build: the page for missing addresses speaks that of the address, and
 * what offers a language speaks that one.
 */
const PARTS = ['not-found', 'language-offer'];

/**
 * Stops the build when a string of the interface has no translation or a translation no string, and when it is not
 * known what a translated page was made from.
 */
export default function pluginTranslations(
  { siteDir, i18n }: LoadContext,
  { onProblem }: Options,
): Plugin<Readonly<Record<string, Messages>>> {
  const i18nDir = path.join(siteDir, 'i18n');
  return {
    name: 'translations',

    getPathsToWatch: () => PARTS.map((part) => path.join(i18nDir, '*', `${part}*.json`)),

    async loadContent() {
      const parts = PARTS.map((part) => [part, readMessages(i18nDir, part)] as const);
      const problems = parts.flatMap(([part, messages]) => findMessageProblems(part, messages));
      if (i18n.currentLocale !== i18n.defaultLocale) {
        const file = path.join(i18nDir, i18n.currentLocale, 'code.json');
        const strings = await extractStrings(siteDir);
        problems.push(
          ...findTranslationProblems(strings, readTranslations(file), { siteDir, file }),
          ...(await readStatus()).recordProblems,
        );
      }
      reportProblems(onProblem, 'The site and its translations do not fit together', problems);
      return Object.fromEntries(parts);
    },

    async contentLoaded({ content, actions }) {
      for (const [part, messages] of Object.entries(content)) {
        await actions.createData(`${part}.json`, JSON.stringify(messages));
      }
    },
  };
}
