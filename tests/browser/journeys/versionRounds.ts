import { MOVED_TOPICS } from '../../../plugins/navigation/client/movedTopics.ts';
import type { Check } from '../check.ts';

/** Maximum number of tested guides of the grid. */
const MAX_GUIDES = 20;
const GRID_GUIDE = /^\/x\/react-data-grid\/[\w/-]+\/$/;

/** An entry of the version menu in the server-rendered HTML. */
interface Entry {
  readonly href: string;
  /** Whether its label says that it opens a different page. */
  readonly saysOther: boolean;
}

/**
 * Switches from guides of the grid to each other version and back. The menu must open the same page, a page with the
 * same topic, or a different one labeled as such, but never a missing page.
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

/** Whether two pages cover a topic under different names. Their sections link back, but servers cannot see the hash. */
function hasMoved(one: string, other: string): boolean {
  return MOVED_TOPICS.some((pair) => {
    const pages = pair.map((topic) => `/x/${topic.split('#')[0]}/`);
    return pages.includes(one) && pages.includes(other.split('#')[0]!);
  });
}

const withoutVersion = (path: string): string => path.replace(/^\/x\/(?:next|v\d)\//, '/x/');

/**
 * Reads the version menu of a page.
 *
 * @returns `undefined` for a missing page
 */
async function readMenu(address: string): Promise<Entry[] | undefined> {
  const answer = await fetch(address);
  if (answer.status !== 200) {
    return undefined;
  }
  const links = (await answer.text()).matchAll(/<a\b([^>]*\bdropdown__link\b[^>]*)>([^<]*)/g);
  return [...links].flatMap(([, attributes = '', label = '']) => {
    const href = /\bhref="?([^"\s>]+)/.exec(attributes)?.[1];
    // Other menus have such entries, too; only those of versions begin with a number.
    return href && /^\d/.test(label) ? [{ href, saysOther: label.includes('(') }] : [];
  });
}
