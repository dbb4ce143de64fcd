import { checkProse } from '../prose/checkProse.ts';
import type { Stage } from '../runner/types.ts';

/** Each page in each language is one check. */
export const prose: Stage = {
  name: 'prose',
  title: 'Listings, names and messages on pages, against the packages of their version',
  fast: true,
  usesOneCore: true,
  run: () => checkProse(),
};
