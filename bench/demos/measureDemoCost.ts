import { join } from 'node:path';
import { runNode } from '../../lib/process/runCommand.ts';
import { addManyDemos } from './addManyDemos.ts';

const PAGES = 2;
/** As many as a long page might have; enough for their time to stand out from how much builds differ by themselves. */
const DEMOS_PER_PAGE = 100;

/** Cost of one more demo in a build. */
export interface DemoCost {
  /** Seconds of a build in which pages with a single demo are new. */
  readonly before: number;
  /** Seconds of one in which they have so many demos more, all of them new. */
  readonly after: number;
  readonly added: number;
  readonly millisecondsEach: number;
  /** Where the site with the added pages lies. */
  readonly outDir: string;
  /** Address of one of the added pages, which are alike. */
  readonly page: string;
}

/**
 * Builds a copy of the site until its caches are warm, adds pages with one demo each and builds it, adds demos to them and
 * builds it once more. What new pages cost without their demos is in both.
 *
 * @throws when a build fails; its messages are above
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
