import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { loadComponentDocs } from './loadComponentDocs';
import { apiPath } from './pages/entryLinks';
import { generateVersion, type PageLanguage } from './pages/generateVersion';
import { LABELS } from './pages/labels';
import { readLabels } from './pages/readLabels';
import { renderJson } from './pages/renderJson';
import { createEntryIndex, entryIndexPath } from './remark/entryIndex';
import { writeFolder } from './pages/writeFolder';
import type { ApiVersion } from './types';
import { writeWhole } from './writeWhole';

/** The plugin's folder below Docusaurus' generated files, and its name in `i18n/<locale>/`. */
export const PLUGIN_NAME = 'api-reference';

/** Where the published JSON of a version waits for the build's end. */
export function publishedDir(context: LoadContext, version: ApiVersion): string {
  return path.join(context.generatedFilesDir, PLUGIN_NAME, version.name, 'published');
}

/** Writes everything a version's reference consists of, in the language that is being built. */
export async function writeVersion(version: ApiVersion, context: LoadContext): Promise<void> {
  const { siteDir, generatedFilesDir, i18n } = context;
  const docs = await loadComponentDocs(version, siteDir);
  const language = readLanguage(version, context);
  const contentDir = path.join(siteDir, version.folder);
  const data = path.join(PLUGIN_NAME, version.name, i18n.currentLocale);
  const pages = await generateVersion(docs, version, contentDir, `@generated/${data}`, language);
  writeFolder(path.join(generatedFilesDir, data), pages.data);
  writeFolder(path.join(language.translatedDir ?? contentDir, 'api'), pages.mdx);
  const pagesBase = `/${apiPath(version)}`;
  writeFolder(publishedDir(context, version), renderJson(docs, pagesBase));
  writeWhole(
    path.join(generatedFilesDir, PLUGIN_NAME, entryIndexPath(version.name)),
    JSON.stringify(createEntryIndex(docs, pagesBase)),
  );
}

function readLanguage(version: ApiVersion, context: LoadContext): PageLanguage {
  const { currentLocale: locale, defaultLocale } = context.i18n;
  const { baseUrl, localizationDir } = context;
  if (locale === defaultLocale) {
    return { locale, baseUrl, labels: LABELS, translatedDir: null };
  }
  const folder = version.name === 'current' ? 'current' : `version-${version.name}`;
  return {
    locale,
    baseUrl,
    labels: readLabels(path.join(localizationDir, PLUGIN_NAME, 'labels.json')),
    translatedDir: path.join(localizationDir, 'docusaurus-plugin-content-docs', folder),
  };
}
