import path from 'node:path';
import { DOCS_VERSIONS } from '../../../src/versions';

/** Folders that Docusaurus and plugins of the site name after versions. */
const NAMED_AFTER_VERSION = [
  /[\\/]docusaurus-plugin-content-docs[\\/](?:version-)?([\w-]+)[\\/]/,
  /[\\/]live-demos[\\/]client[\\/]([\w-]+)[\\/]/,
];

/** The table of an area's pages, as `page-loading` asks for it. */
const PAGE_TABLE = /routes\.js\?pages=([^&]+)$/;

/**
 * Finds the version that a module belongs to.
 *
 * @param resource absolute path of its file, with its query
 * @returns Docusaurus' name of the version, nothing for modules that all versions share
 */
export function ownerOfModule(resource: string, siteDir: string): string | undefined {
  const table = PAGE_TABLE.exec(resource);
  if (table) {
    return versionOfAddress(decodeURIComponent(table[1]!));
  }
  const [file = ''] = resource.split('?');
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
