import path from 'node:path';
import { DOCS_VERSIONS } from '../../../src/versions';

/** Folders that Docusaurus and plugins of the site name after versions. */
const NAMED_AFTER_VERSION = [
  /[\\/]docusaurus-plugin-content-docs[\\/](?:version-)?([\w-]+)[\\/]/,
  /[\\/]live-demos[\\/]client[\\/]([\w-]+)[\\/]/,
];

/** What Docusaurus writes for all pages of a version, named after its address with a hash: `zh-x-v-4-bab.json`. */
const VERSION_DATA = /[\\/]p[\\/](?:[a-z]{2}-)?x-(?:([a-z]+(?:-\d+)?)-)?[\da-f]{3}\.json$/;

/** The table of an area's pages, as `page-loading` asks for it. */
const PAGE_TABLE = /routes\.js\?pages=([^&]+)$/;

/**
 * Finds the version that an import belongs to.
 *
 * @param request what is imported, as the code says it
 * @returns Docusaurus' name of the version, nothing for what all versions share
 */
export function ownerOfRequest(request: string, siteDir: string): string | undefined {
  const table = PAGE_TABLE.exec(request);
  if (table) {
    return versionOfAddress(decodeURIComponent(table[1]!));
  }
  const [file = ''] = request.replace(/^@site\//, `${siteDir}/`).split('?');
  const data = VERSION_DATA.exec(file);
  if (data) {
    return versionOfAddress(`/x/${data[1]?.replace('-', '') ?? ''}`);
  }
  const inSite = path.relative(siteDir, file).split(path.sep).join('/');
  const home = DOCS_VERSIONS.find(({ folder }) => inSite.startsWith(`${folder}/`));
  if (home) {
    return home.name;
  }
  const names = NAMED_AFTER_VERSION.map((pattern) => pattern.exec(file)?.[1]);
  return DOCS_VERSIONS.find(({ name }) => names.includes(name))?.name;
}

function versionOfAddress(address: string): string | undefined {
  const [, segment] = /\/x\/([^/]*)/.exec(address) ?? [];
  const named = DOCS_VERSIONS.find((version) => version.path !== '' && version.path === segment);
  return (named ?? DOCS_VERSIONS.find((version) => version.path === ''))?.name;
}
