import { MOVED_TOPICS } from '../../../plugins/navigation/client/movedTopics.mjs';
import type { Check } from '../check.ts';

/** Guides of the grid whose versions are changed. */
const MAX_GUIDES = 20;
/** The release of a version that has a name: `next (8.29.3)`. */
const RELEASE = /\(\d[\d.]*\)/;
const GRID_GUIDE = /^\/x\/react-data-grid\/[\w/-]+\/$/;

/** An entry of the version menu as the server writes it. */
interface Entry {
  readonly href: string;
  /** Whether it says that it opens another page than this one. */
  readonly saysOther: boolean;
}

/**
 * Changes from guides of the grid to each other version and back: the same page, one that has its topic, or another one and
 * words for it, and in no case a page that is missing.
 *
 * @param paths English addresses of pages
 */
export async function checkVersionRounds(
  origin: string,
  paths: readonly string[],
  check: Check,
): Promise<void> {
  for (const path of paths.filter((each) => GRID_GUIDE.test(each)).slice(0, MAX_GUIDES)) {
    const menu = await readMenu(origin + path);
    const problems = menu && menu.length > 1 ? [] : ['it has no menu of versions'];
    for (const { href, saysOther } of menu ?? []) {
      const isSame = withoutVersion(href) === path;
      const hasTopic = isSame || hasMoved(path, withoutVersion(href));
      if (hasTopic === saysOther) {
        problems.push(
          `${href} has ${hasTopic ? '' : 'not '}the same topic, and is called otherwise`,
        );
      }
      const back = await readMenu(origin + href);
      if (!back) {
        problems.push(`${href} is missing`);
      } else if (isSame && !back.some((entry) => entry.href === path && !entry.saysOther)) {
        problems.push(`${href} does not lead back`);
      }
    }
    check(`${path} in other versions and back`, problems);
  }
}

/** Whether two pages have a topic under different names. Their sections lead back, which servers do not see. */
function hasMoved(one: string, other: string): boolean {
  return MOVED_TOPICS.some((pair) => {
    const pages = pair.map((topic) => `/x/${topic.split('#')[0]}/`);
    return pages.includes(one) && pages.includes(other.split('#')[0]!);
  });
}

const withoutVersion = (path: string): string => path.replace(/^\/x\/(?:next|v\d)\//, '/x/');

/** @returns nothing for a page that is missing */
async function readMenu(address: string): Promise<Entry[] | undefined> {
  const answer = await fetch(address);
  if (answer.status !== 200) {
    return undefined;
  }
  const links = (await answer.text()).matchAll(/<a\b([^>]*\bdropdown__link\b[^>]*)>([^<]*)/g);
  return [...links].flatMap(([, attributes = '', label = '']) => {
    const href = /\bhref="?([^"\s>]+)/.exec(attributes)?.[1];
    // The menu of languages has such entries, too.
    return href && !/\blang=/.test(attributes)
      ? [{ href, saysOther: label.replace(RELEASE, '').includes('(') }]
      : [];
  });
}
