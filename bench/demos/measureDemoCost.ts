import { join } from 'node:path';
import { runNode } from '../../lib/process/runCommand.ts';
import { addManyDemos } from './addManyDemos.ts';

const PAGES = 2;
/** Number of demos on a long page; large enough for their build time to exceed the normal variation between builds. */
const DEMOS_PER_PAGE = 100;

/** Build cost of one more demo. */
export interface DemoCost {
  /** Build time in seconds when pages with a single demo are new. */
  readonly before: number;
  /** Build time in seconds after `added` more demos were added to these pages. */
  readonly after: number;
  readonly added: number;
  readonly millisecondsEach: number;
  /** Folder of the built site with the added pages. */
  readonly outDir: string;
  /** Address of one of the added pages, which all have the same structure. */
  readonly page: string;
}

/**
 * Builds a copy of the site until its caches are warm, adds pages with one demo each and builds again, then adds demos
 * to these pages and builds once more. Both measured builds include the cost of the new pages themselves, so their
 * difference is the cost of the demos.
 *
 * @throws when a build fails; the build prints its messages
 */
export async function measureDemoCost(siteDir: string): Promise<DemoCost> {
  await build(siteDir);
  await addManyDemos(siteDir, PAGES, 1);
  const before = await build(siteDir);
  const [page = ''] = await addManyDemos(siteDir, PAGES, DEMOS_PER_PAGE);
  const after = await build(siteDir);
  const added = PAGES * (DEMOS_PER_PAGE - 1);
  const millisecondsEach = ((after - before) / added) * 1000;
  return { before, after, added, millisecondsEach, outDir: join(siteDir, 'build'), page };
}

async function build(siteDir: string): Promise<number> {
  const started = Date.now();
  const { exitCode } = await runNode(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', siteDir],
    { output: 'show', env: { VERSIONS: 'current', LOCALES: 'en' } },
  );
  if (exitCode !== 0) {
    throw new Error('The build failed; its messages are above.');
  }
  return (Date.now() - started) / 1000;
}
