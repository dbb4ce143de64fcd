import { compareTranslations } from '../translations/compareTranslations.ts';
import type { Stage } from '../runner/types.ts';

/** Each page is one check. */
export const translations: Stage = {
  name: 'translations',
  title:
    'Every page has a Chinese page with the same anchors and demos, every string a translation',
  fast: true,
  usesOneCore: true,
  run: () => compareTranslations(),
};
