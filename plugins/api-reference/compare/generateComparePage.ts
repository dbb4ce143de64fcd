import path from 'node:path';
import { addressOf, currentVersionOf, folderOf, versionsOfInstance } from '../../../src/versions';
import type { PageLanguage } from '../pages/createPageContext';
import { apiDocsPath, apiPath } from '../pages/entryLinks';
import type { GeneratedPages } from '../pages/generateVersion';
import { familyTitle } from '../pages/listIndex';
import { NO_NEIGHBORS, renderFrontMatter } from '../pages/renderFrontMatter';
import { SIDEBAR_NAME } from '../../navigation/defineSidebar';
import { listMinors } from '../minors/compareMinors';
import { minorsByFamily } from '../minors/generateTimelines';
import { MINORS_PATH } from '../minors/publishMinors';
import { API_VERSIONS } from '../data/versions';
import { collectMigrations, type MigrationPage, type VersionPages } from './collectMigrations';
import { COMPARE_FOLDER, versionsOf } from './comparisonAddress';

/** Data of the page that compares versions, before it loads a comparison. */
export interface ComparePage {
  families: ComparedFamily[];
  migrations: MigrationPage[];
  /** Address of the comparisons as JSON, with a trailing slash. */
  json: string;
  /** Address of the recorded minors as JSON, with a trailing slash. */
  minorsJson: string;
}

/** A family that can be compared, with the versions that have it, oldest first. */
export interface ComparedFamily {
  family: string;
  title: string;
  versions: string[];
  /** Its minors, oldest first; absent if they are not recorded. */
  minors?: string[];
}

/** The instance whose versions are compared. */
const INSTANCE = 'x';

/** The version that the page belongs to. */
const VERSION = currentVersionOf(INSTANCE);

/** Address of the published comparisons below the site's base, with a trailing slash. */
export const COMPARISONS_PATH = `${apiDocsPath(VERSION)}${COMPARE_FOLDER}/`;

/** Name of the data file. Files with the name of a page contain an entry of the reference. */
const DATA_FILE = 'versions.json';

/**
 * Generates the page on which readers compare versions; it belongs to the current version.
 *
 * @param siteDir absolute path of the site
 * @param dataModule the module path from which `data` can be imported
 */
export async function generateComparePage(
  siteDir: string,
  dataModule: string,
  { locale, labels, baseUrl, translatedDir }: PageLanguage,
): Promise<GeneratedPages> {
  const families = [
    ...new Set(API_VERSIONS.flatMap((each) => each.families.map(({ slug }) => slug))),
  ].filter((family) => versionsOf(family).length > 1);
  const pages = versionsOfInstance(INSTANCE).map((version): VersionPages => ({
    contentDir: path.join(siteDir, version.folder),
    translatedDir: translatedDir && path.join(siteDir, folderOf(version, locale)),
    base: addressOf(version, '', baseUrl),
  }));
  const recorded = minorsByFamily();
  const page: ComparePage = {
    families: families.map((family) => ({
      family,
      title: familyTitle(family, labels),
      versions: versionsOf(family),
      ...(recorded.has(family) && {
        minors: listMinors(recorded.get(family)!).map(({ minor }) => minor),
      }),
    })),
    migrations: await collectMigrations(pages),
    json: `/${COMPARISONS_PATH}`,
    minorsJson: `/${MINORS_PATH}`,
  };
  const title = labels['compare.title'];
  const mdx = [
    renderFrontMatter(
      {
        title,
        description: labels['compare.description'],
        slug: `/api/${COMPARE_FOLDER}`,
        sidebar_label: title,
        displayed_sidebar: SIDEBAR_NAME,
        parent: { label: labels['index.title'], href: `${baseUrl}${apiPath(VERSION)}` },
        hide_table_of_contents: true,
      },
      NO_NEIGHBORS,
    ),
    `import ApiCompare from '@theme/ApiCompare';\nimport page from '${dataModule}/${DATA_FILE}';`,
    labels['compare.description'],
    '<ApiCompare {...page} />',
    '',
  ].join('\n\n');
  return {
    mdx: new Map([[`${COMPARE_FOLDER}/index.mdx`, mdx]]),
    data: new Map([[DATA_FILE, JSON.stringify(page)]]),
  };
}
