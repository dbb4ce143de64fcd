import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { CACHE_DIR } from './cacheFile';
import { COMPARE_FOLDER } from './compare/comparisonAddress';
import { publishComparisons } from './compare/publishComparisons';
import { API_VERSIONS } from './data/versions';
import { MINORS_FOLDER, publishMinors } from './minors/publishMinors';
import type { HistoricReferences } from './history/addHistories';
import { loadReferences } from './loadReferences';
import { PLUGIN_NAME } from './pages/readLabels';
import { writeVersion } from './writeVersion';

/** What was made for one language of a build: the docs plugins and this one ask for the same. */
interface Generated {
  readonly historic: Promise<HistoricReferences>;
  /** By the name of the version. */
  readonly written: Map<string, Promise<void>>;
}

const generated = new WeakMap<LoadContext, Generated>();

/**
 * Reads the reference from the installed packages and writes its pages and data, each version once for each context.
 *
 * @param names of the versions that are needed
 * @returns the references of all documented versions
 */
export async function generateReference(
  context: LoadContext,
  names: readonly string[],
): Promise<HistoricReferences> {
  const known = generated.get(context) ?? { historic: load(context), written: new Map() };
  generated.set(context, known);
  const historic = await known.historic;
  for (const version of API_VERSIONS.filter(({ name }) => names.includes(name))) {
    const written = known.written.get(version.name) ?? writeVersion(version, historic, context);
    known.written.set(version.name, written);
    await written;
  }
  return historic;
}

async function load(context: LoadContext): Promise<HistoricReferences> {
  const { siteDir } = context;
  const historic = await loadReferences(siteDir);
  await publishComparisons(historic, comparisonsDir(context), path.join(siteDir, CACHE_DIR));
  await publishMinors(historic, minorsDir(context), path.join(siteDir, CACHE_DIR));
  return historic;
}

/** Where what is recorded of minors waits for the build's end. */
export function minorsDir({ generatedFilesDir }: LoadContext): string {
  return path.join(generatedFilesDir, PLUGIN_NAME, MINORS_FOLDER);
}

/** Where the comparisons of versions wait for the build's end. */
export function comparisonsDir({ generatedFilesDir }: LoadContext): string {
  return path.join(generatedFilesDir, PLUGIN_NAME, COMPARE_FOLDER);
}
