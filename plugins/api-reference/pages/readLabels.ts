import type { LoadContext } from '@docusaurus/types';
import { readTexts, type TextSource } from '../../translations/readTexts';
import { LABELS, type LabelId, type Labels } from './labels';

/** Name of the plugin, of its folder in Docusaurus' generated files, and in `i18n/<locale>/`. */
export const PLUGIN_NAME = 'api-reference';

export const LABEL_SOURCE: TextSource<LabelId> = {
  folder: PLUGIN_NAME,
  name: 'labels',
  texts: LABELS,
  description: 'Generated pages of the API reference',
};

/**
 * Returns the strings of the language that is built.
 *
 * @throws if the translation does not have exactly the same keys
 */
export function readLanguageLabels(context: LoadContext): Labels {
  return readTexts(context, LABEL_SOURCE);
}
