import { demoFiles } from '../../packages/readVersionPackages.ts';
import { DOCS_VERSIONS } from '../../../src/versions/index.ts';
import { readImports } from '../../turns/readImports.ts';
import type { Features } from '../../turns/types.ts';
import type { SitePage } from '../sitePages.ts';

/** Names that a style engine counts or makes of a hash. */
const MADE_UP = /^(?:css-|mui-|jss\d|makeStyles-|:R)|^[\w-]*\d{3,}$/;
const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>"]+))/g;
const ELEMENTS = /<([a-z][\w-]*)/g;
const MARKS = /\s((?:data|aria)-[\w-]+|role=[\w"]+)/g;
const PACKAGE_CLASS = /^Mui/;

/**
 * Lists what of the shared code a page shows: classes, elements and attributes in its content, exports that its demos
 * import. Those of packages count for each version of the site, those of the site for each language.
 */
export function readFeatures(page: SitePage, main: string): Features {
  const version = versionOf(page);
  const site = new Set([`kind ${page.kind} ${version} ${page.language}`]);
  const packages = new Set(importsOf(page).map((name) => `${version} ${name}`));
  for (const [, quoted, bare] of main.matchAll(CLASSES)) {
    for (const name of (quoted ?? bare ?? '').split(/\s+/)) {
      if (PACKAGE_CLASS.test(name)) {
        packages.add(`${version} .${name}`);
      } else if (name !== '' && !MADE_UP.test(name)) {
        site.add(`${page.language} .${name}`);
      }
    }
  }
  for (const pattern of [ELEMENTS, MARKS]) {
    for (const [, name] of main.matchAll(pattern)) {
      site.add(`${page.language} ${name}`);
    }
  }
  return { site, packages };
}

/** `docs`, `versioned_docs/version-v6`, or nothing for pages without a folder. */
function versionOf({ folder = '' }: SitePage): string {
  return DOCS_VERSIONS.find((version) => folder.startsWith(`${version.folder}/`))?.folder ?? '';
}

/** Demos are the same in every language. */
function importsOf({ folder }: SitePage): string[] {
  return folder === undefined ? [] : demoFiles(folder).flatMap((file) => readImports(file));
}
