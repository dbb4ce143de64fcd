import type { LoadContext, Plugin } from '@docusaurus/types';
import type { FeedbackData } from './types';

export { validateOptions } from './options';

/** Asks readers whether a page was helpful, and how to improve its sections. */
export default function pluginFeedback(_context: LoadContext, options: FeedbackData): Plugin<void> {
  return {
    name: 'feedback',
    getThemePath: () => './theme',
    contentLoaded({ actions }) {
      actions.setGlobalData({ address: options.address } satisfies FeedbackData);
    },
  };
}
