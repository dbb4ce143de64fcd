import path from 'node:path';
import { docuHash } from '@docusaurus/utils';
import { LANGUAGES, pathInLanguage, splitLanguage } from '../../../src/paths/language';
import { stripTrailingSlash } from '../../../src/paths/slashes';
import { addressOf, DOCS_VERSIONS, findPlace, findVersion } from '../../../src/versions';
import { locateFile } from '../../../src/versions/locatePages';

/** Folders that other plugins name after versions. */
const NAMED_AFTER_VERSION = /[\\/]demos[\\/]client[\\/]([\w-]+)[\\/]/;

/**
 * Files that Docusaurus writes for all pages of a version, named after its address with a hash: `zh-x-v-4-bab.json`.
 */
const VERSION_DATA = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/]([^\\/]+)\.json$/;

/** The request of `docusaurus-patches` for the table of an area's pages. */
const PAGE_TABLE = /\.js\?pages=([^&]+)$/;

/**
 * Finds the version that an import belongs to.
 *
 * @param request the import specifier
 * @returns name of the version; `undefined` for modules that all versions share
 */
export function ownerOfRequest(request: string, siteDir: string): string | undefined {
  const table = PAGE_TABLE.exec(request);
  if (table) {
    return findPlace(splitLanguage(decodeURIComponent(table[1]!)).path)?.version.name;
  }
  const [file = ''] = request.replace(/^@site\//, `${siteDir}/`).split('?');
  const data = VERSION_DATA.exec(file);
  if (data) {
    return ownerOfData(data[1]!);
  }
  const inSite = path.relative(siteDir, file).split(path.sep).join('/');
  return (locateFile(inSite)?.version ?? findVersion(NAMED_AFTER_VERSION.exec(file)?.[1]))?.name;
}

function ownerOfData(name: string): string | undefined {
  return DOCS_VERSIONS.find((version) =>
    LANGUAGES.some((language) => {
      const address = stripTrailingSlash(pathInLanguage(addressOf(version), language));
      return withoutHash(docuHash(address)) === withoutHash(name);
    }),
  )?.name;
}

const withoutHash = (name: string): string => name.replace(/-[\da-f]{3}$/, '');
