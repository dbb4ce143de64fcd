import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { CACHE_DIR } from './cacheFile';
import { COMPARE_FOLDER } from './compare/comparisonAddress';
import { publishComparisons } from './compare/publishComparisons';
import { API_VERSIONS } from './data/versions';
import { logDescriptionGaps } from './descriptions/logDescriptionGaps';
import type { HistoricReferences } from './history/addHistories';
import { loadReferences } from './loadReferences';
import { PLUGIN_NAME } from './pages/readLabels';
import { writeVersion } from './writeVersion';

/** One for each language of a build: the docs plugin and this one ask for the same. */
const generated = new WeakMap<LoadContext, Promise<HistoricReferences>>();

/**
 * Reads the reference from the installed packages and writes its pages and data, once for each context.
 *
 * @param names of the versions in this build; those without a reference are left out
 * @returns the references of all documented versions
 */
export function generateReference(
  context: LoadContext,
  names: readonly string[],
): Promise<HistoricReferences> {
  const known = generated.get(context) ?? generate(context, names);
  generated.set(context, known);
  return known;
}

async function generate(
  context: LoadContext,
  names: readonly string[],
): Promise<HistoricReferences> {
  const { siteDir, i18n } = context;
  const versions = API_VERSIONS.filter(({ name }) => names.includes(name));
  const historic = await loadReferences(siteDir);
  for (const version of versions) {
    await writeVersion(version, historic.references[version.name], context);
  }
  await publishComparisons(historic, comparisonsDir(context), path.join(siteDir, CACHE_DIR));
  if (i18n.currentLocale !== i18n.defaultLocale) {
    await logDescriptionGaps(versions, context);
  }
  return historic;
}

/** Where the comparisons of versions wait for the build's end. */
export function comparisonsDir({ generatedFilesDir }: LoadContext): string {
  return path.join(generatedFilesDir, PLUGIN_NAME, COMPARE_FOLDER);
}
