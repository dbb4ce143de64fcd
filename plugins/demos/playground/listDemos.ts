import type { DocsPage } from '../frame/build/hostPages';
import { DEMO_STYLINGS } from '../shared/codeForms';
import { spellOut } from '../shared/spellOut';
import type { DemoEntry, DemoUsage } from '../shared/types';
import { splitLanguage } from '../../../src/paths/language';
import { productOf } from '../../../src/paths/products';
import type { StartingDemo } from '../shared/playground/types';

/**
 * Lists the demos of a version that readers can choose from, sorted by title.
 *
 * @param findPage returns the documentation page of a source file if it is part of this build
 */
export function listDemos(
  demos: readonly DemoEntry[],
  usages: readonly DemoUsage[],
  findPage: (file: string) => DocsPage | undefined,
): StartingDemo[] {
  return demos
    .map(({ id, stylings }): StartingDemo => {
      const page = usages
        .filter((usage) => usage.id === id)
        .map((usage) => findPage(usage.page))
        .find((found) => found !== undefined);
      return {
        id,
        title: spellOut(id),
        family: (page && productOf(splitLanguage(page.permalink).path)) ?? 'other',
        page: page ? { title: page.title, address: `${page.permalink}#demo-${id}` } : null,
        stylings: DEMO_STYLINGS.filter((each) => stylings[each]),
      };
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}
