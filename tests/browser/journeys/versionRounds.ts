import type { CheckLog } from '../CheckLog.ts';

/** Guides of the grid whose versions are changed. */
const MOST = 20;
const GRID_GUIDE = /^\/x\/react-data-grid\/[\w/-]+\/$/;

/** An entry of the version menu as the server writes it. */
interface Entry {
  readonly href: string;
  /** Whether it says that it opens another page than this one. */
  readonly saysOther: boolean;
}

/**
 * Changes from guides of the grid to each other version and back: the same page, or another one and words for it, and in
 * no case a page that is missing.
 *
 * @param paths English addresses of pages
 */
export async function checkVersionRounds(
  origin: string,
  paths: readonly string[],
  log: CheckLog,
): Promise<void> {
  for (const path of paths.filter((each) => GRID_GUIDE.test(each)).slice(0, MOST)) {
    const menu = await readMenu(origin + path);
    const problems = menu && menu.length > 1 ? [] : ['it has no menu of versions'];
    for (const { href, saysOther } of menu ?? []) {
      const isSame = withoutVersion(href) === path;
      if (isSame === saysOther) {
        problems.push(`${href} is ${isSame ? '' : 'not '}the same page, and is called otherwise`);
      }
      const back = await readMenu(origin + href);
      if (!back) {
        problems.push(`${href} is missing`);
      } else if (isSame && !back.some((entry) => entry.href === path && !entry.saysOther)) {
        problems.push(`${href} does not lead back`);
      }
    }
    log.check(`${path} in other versions and back`, problems);
  }
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
    return href && !/\blang=/.test(attributes) ? [{ href, saysOther: label.includes('(') }] : [];
  });
}
