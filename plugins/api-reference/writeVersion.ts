import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { currentVersionOf, folderOf, versionNamed } from '../../src/versions';
import { collectProblems } from '../known-problems';
import { CACHE_DIR } from './cacheFile';
import { generateComparePage } from './compare/generateComparePage';
import { findMistranslations } from './descriptions/findMistranslations';
import { translationsDir } from './descriptions/readDescriptionGaps';
import { readTranslations } from './descriptions/readTranslations';
import { apiPath } from './pages/entryLinks';
import type { PageLanguage } from './pages/createPageContext';
import { generateVersion } from './pages/generateVersion';
import { PLUGIN_NAME, readLanguageLabels } from './pages/readLabels';
import { publishVersion } from './publish/publishVersion';
import { createEntryIndex, entryIndexFile } from './entryIndex';
import { completeFolder, writeFolder } from './pages/writeFolder';
import type { ApiVersion } from './data/types';
import type { HistoricReferences } from './history/addHistories';
import { generateTimelines } from './minors/generateTimelines';
import { writeWhole } from '../../lib/files/writeWhole';

/** Folder of the data of a version's pages, below the generated files. */
export function pageDataFolder(version: string, locale: string): string {
  return path.posix.join(PLUGIN_NAME, version, locale);
}

/** Folder of the published JSON of a version until the build ends. */
export function publishedDir(context: LoadContext, version: ApiVersion): string {
  return path.join(context.generatedFilesDir, PLUGIN_NAME, version.name, 'published');
}

/** Folder of the JSON Schema of all versions until the build ends. */
export function schemaDir(context: LoadContext): string {
  return path.join(context.generatedFilesDir, PLUGIN_NAME, 'schema');
}

/** Writes everything a version's reference consists of, in the language that is being built. */
export async function writeVersion(
  version: ApiVersion,
  historic: HistoricReferences,
  context: LoadContext,
): Promise<void> {
  const { siteDir, generatedFilesDir, i18n } = context;
  const reference = historic.references[version.name]!;
  const { entries } = reference;
  const language = await readLanguage(version, context);
  const contentDir = path.join(siteDir, version.folder);
  reportProblems(
    'throw',
    'Translated descriptions do not name what the English ones name',
    language.translations ? findMistranslations(reference, language.translations) : [],
  );
  const data = pageDataFolder(version.name, i18n.currentLocale);
  const pages = await generateVersion(
    reference,
    version,
    contentDir,
    `@generated/${data}`,
    language,
  );
  // Pages about several versions belong to the current one.
  const more =
    version.name === currentVersionOf('x').name
      ? [
          await generateComparePage(siteDir, `@generated/${data}`, language),
          generateTimelines(historic, `@generated/${data}`, language),
        ]
      : [];
  const all = [pages, ...more];
  writeFolder(path.join(generatedFilesDir, data), new Map(all.flatMap((each) => [...each.data])));
  const mdx = new Map(all.flatMap((each) => [...each.mdx]));
  if (language.translatedDir === null) {
    writeFolder(path.join(contentDir, 'api'), mdx);
  } else {
    writeFolder(path.join(language.translatedDir, 'api'), mdx);
    completeFolder(path.join(contentDir, 'api'), mdx);
  }
  const pagesBase = `/${apiPath(version)}`;
  await publishVersion(reference, version, {
    documents: publishedDir(context, version),
    schema: schemaDir(context),
    cache: path.join(siteDir, CACHE_DIR),
  });
  writeWhole(
    entryIndexFile(generatedFilesDir, version.name),
    JSON.stringify(createEntryIndex(entries, pagesBase)),
  );
}

async function readLanguage(version: ApiVersion, context: LoadContext): Promise<PageLanguage> {
  const { currentLocale: locale, defaultLocale } = context.i18n;
  const { baseUrl, localizationDir, siteDir } = context;
  const labels = readLanguageLabels(context);
  const isDefault = locale === defaultLocale;
  const problems = await collectProblems(siteDir, isDefault ? null : locale, baseUrl);
  if (isDefault) {
    return { locale, baseUrl, labels, problems, translatedDir: null, translations: null };
  }
  return {
    locale,
    baseUrl,
    labels,
    problems,
    translatedDir: path.join(siteDir, folderOf(versionNamed(version.name), locale)),
    translations: readTranslations(translationsDir(localizationDir)),
  };
}
