import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { md5Hash } from '@docusaurus/utils';
import { hashSources } from '../../lib/files/hashSources';
import { runWhenChanged } from '../../lib/cache';
import { CACHE_DIR, cacheFile } from './cacheFile';
import { collectProblems } from '../known-problems';
import { COMPARE_FOLDER } from './compare/comparisonAddress';
import { publishComparisons } from './compare/publishComparisons';
import { folderOf, versionNamed } from '../../src/versions';
import { entryIndexFile } from './entryIndex';
import { translationsDir } from './descriptions/readDescriptionGaps';
import { readTranslations } from './descriptions/readTranslations';
import { API_VERSIONS } from './data/versions';
import { MINORS_FOLDER, publishMinors } from './minors/publishMinors';
import type { HistoricReferences } from './history/addHistories';
import { loadReferences } from './loadReference';
import { PLUGIN_NAME } from './pages/readLabels';
import { STAMP } from './pages/writeFolder';
import { writeVersion } from './writeVersion';

/** Result for one language of a build: the docs plugins and this one request the same. */
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

/**
 * Writes the pages and data of some versions like {@link generateReference}. In development, results of an earlier
 * start are kept if the packages, code and translations are the same, and no reference is loaded.
 */
export async function ensureReference(
  context: LoadContext,
  names: readonly string[],
): Promise<void> {
  const { siteDir, generatedFilesDir, i18n } = context;
  const locale = i18n.currentLocale === i18n.defaultLocale ? null : i18n.currentLocale;
  const problems = md5Hash(JSON.stringify(await collectProblems(siteDir, locale, context.baseUrl)));
  const key = `${await referenceKey(context)} ${problems} ${generatedFilesDir}`;
  for (const name of names.filter((each) =>
    API_VERSIONS.some((version) => version.name === each),
  )) {
    // Every build that writes these pages removes the stamp, since it removes all files that are not its own.
    const stamp = path.join(siteDir, folderOf(versionNamed(name), locale), 'api', STAMP);
    const pages = path.join(siteDir, folderOf(versionNamed(name), null), 'api');
    if (!existsSync(entryIndexFile(generatedFilesDir, name)) || !existsSync(pages)) {
      rmSync(stamp, { force: true });
    }
    await runWhenChanged(stamp, key, () => generateReference(context, [name]));
  }
}

/** Digest of the packages, code and translations that the references of all versions are made from. */
export async function referenceKey({ siteDir, localizationDir }: LoadContext): Promise<string> {
  const translations = [...readTranslations(translationsDir(localizationDir))];
  return md5Hash(
    JSON.stringify([
      API_VERSIONS.map((version) => cacheFile(version, siteDir)),
      translations,
      await hashSources(siteDir),
    ]),
  );
}

/** Folder of the records of minors until the build ends. */
export function minorsDir({ generatedFilesDir }: LoadContext): string {
  return path.join(generatedFilesDir, PLUGIN_NAME, MINORS_FOLDER);
}

/** Folder of the comparisons of versions until the build ends. */
export function comparisonsDir({ generatedFilesDir }: LoadContext): string {
  return path.join(generatedFilesDir, PLUGIN_NAME, COMPARE_FOLDER);
}
