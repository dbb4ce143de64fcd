import { join } from 'node:path';
import { runNode } from '../../scripts/process/runCommand.ts';
import { addManyDemos, DEMOS_PER_PAGE } from './addManyDemos.ts';

/** Enough for their time to stand out from how much builds differ by themselves. */
const PAGES = 2;

/** What a demo more costs the build. */
export interface DemoCost {
  /** Seconds of a build in which nothing changed. */
  readonly before: number;
  /** Seconds of the one after, with so many demos more. */
  readonly after: number;
  readonly added: number;
  readonly millisecondsEach: number;
  /** Where the site with the added pages lies. */
  readonly outDir: string;
  /** Address of one of the added pages, which are alike. */
  readonly page: string;
}

/**
 * Builds a copy of the site until its caches are warm, adds demos and builds it again.
 *
 * @throws when a build fails; its messages stand above
 */
export async function measureDemoCost(siteDir: string): Promise<DemoCost> {
  await build(siteDir);
  const before = await build(siteDir);
  const [page = ''] = await addManyDemos(siteDir, PAGES);
  const after = await build(siteDir);
  const added = PAGES * DEMOS_PER_PAGE;
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
    throw new Error('The build failed; its messages stand above.');
  }
  return (Date.now() - started) / 1000;
}
