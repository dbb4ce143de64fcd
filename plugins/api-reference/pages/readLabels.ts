import type { LoadContext } from '@docusaurus/types';
import { readTexts, type TextSource } from '../../translations/readTexts';
import { LABELS, type LabelId, type Labels } from './labels';

/** The plugin's name, of its folder below Docusaurus' generated files and in `i18n/<locale>/`. */
export const PLUGIN_NAME = 'api-reference';

export const LABEL_SOURCE: TextSource<LabelId> = {
  folder: PLUGIN_NAME,
  name: 'labels',
  texts: LABELS,
  description: 'Generated pages of the API reference',
};

/**
 * The strings of the language that is built.
 *
 * @throws when the translation does not hold exactly the strings there are
 */
export function readLanguageLabels(context: LoadContext): Labels {
  return readTexts(context, LABEL_SOURCE);
}
