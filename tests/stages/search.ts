import { BUILD_DIR } from '../../lib/siteDir.ts';
import type { Stage } from '../runner/types.ts';
import { checkSearch } from '../search/checkSearch.ts';

/** Each question is one check. */
export const search: Stage = {
  name: 'search',
  title: 'Questions of readers lead to the expected page first, and to none where there is none',
  fast: false,
  usesOneCore: true,
  needs: 'build',
  run: async () => checkSearch(BUILD_DIR),
};
