import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { findMessageProblems } from './messages/findMessageProblems';
import { readMessages } from './messages/readMessages';
import type { Messages } from './messages/types';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * Parts of the site whose language is not that of the build: the page for missing addresses speaks that of the address, and
 * what offers a language speaks that one.
 */
const PARTS = ['not-found', 'language-offer'];

/** Publishes the texts of these parts in every language, and stops the build if a language lacks one of them. */
export default function pluginTranslations(
  { siteDir }: LoadContext,
  { onProblem }: Options,
): Plugin<Readonly<Record<string, Messages>>> {
  const i18nDir = path.join(siteDir, 'i18n');
  return {
    name: 'translations',

    getPathsToWatch: () => PARTS.map((part) => path.join(i18nDir, '*', `${part}*.json`)),

    async loadContent() {
      const parts = PARTS.map((part) => [part, readMessages(i18nDir, part)] as const);
      const problems = parts.flatMap(([part, messages]) => findMessageProblems(part, messages));
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
