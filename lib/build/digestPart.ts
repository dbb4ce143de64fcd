import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Props } from '@docusaurus/types';
import { DOCS_VERSIONS, folderOf, versionNamed } from '../../src/versions/index.ts';
import { locateFile } from '../../src/versions/locatePages.ts';

/** Code and data that all parts share. */
const SHARED = [
  'docusaurus.config.ts',
  'lib',
  'package-lock.json',
  'package.json',
  'packages',
  'plugins',
  'serve',
  'src',
  'static',
  'tsconfig.json',
];

/** Generated files that follow from the routes of a part, or that pages only fetch. */
const NOT_COMPILED =
  /^(?:routes\.js|registry\.js|routesChunkNames\.json|client-manifest\.json|page-tables\/|search\/|pwa\/|upgrade\/)/;

/** Data that Docusaurus stores about a page. */
const PAGE_METADATA = /^docusaurus-plugin-content-docs\/[^/]+\/site-[^/]+\.json$/;

/** The lockfile stands for packages; nothing else in these folders is compiled. */
const SKIPPED = new Set(['node_modules', '__tests__']);

/**
 * Computes a digest of everything that a part is compiled from: its routes, pages and translations, the generated files
 * except those of other parts, the packages, the code of the site, and the environment.
 */
export function digestPart(props: Props, part: string): string {
  const { siteDir, generatedFilesDir, i18n, siteConfig, routes } = props;
  const hash = createHash('sha256');
  const { headTags, preBodyTags, postBodyTags, codeTranslations } = props;
  hash.update(
    JSON.stringify({
      siteConfig,
      routes,
      headTags,
      preBodyTags,
      postBodyTags,
      codeTranslations,
      environment: [process.env.MUI_X_LICENSE_KEY, process.env.BUNDLE_REPORT],
    }),
  );
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const pages = [null, ...languages].map((locale) => folderOf(versionNamed(part), locale));
  for (const file of [...SHARED, ...pages].flatMap((place) => listFiles(siteDir, place))) {
    hash.update(file).update(readFileSync(join(siteDir, file)));
  }
  const isForeign = createForeignTest(part);
  for (const file of listFiles(generatedFilesDir, '').filter((each) => !NOT_COMPILED.test(each))) {
    const content = readFileSync(join(generatedFilesDir, file));
    if (!isForeign(file, content)) {
      hash.update(file).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns whether a generated file belongs to pages of other parts: it is in a folder named after a version or is data
 * of a page. The playground, in the first part, shows demos of all versions.
 */
export function createForeignTest(part: string): (file: string, content: Buffer) => boolean {
  const others = DOCS_VERSIONS.filter((version) => version.name !== part);
  const names = others.map(({ name }) => name).join('|');
  const folder = new RegExp(
    `^(?:api-reference|demos/anatomy|demos/controls|messages)/(?:${names})/`,
  );
  const demo = new RegExp(`^demos/(?:client|server)/(?:${names})/`);
  return (file, content) => {
    if (PAGE_METADATA.test(file)) {
      const { source } = JSON.parse(content.toString('utf8')) as { source: string };
      const place = locateFile(source.replace(/^@site\//, ''));
      return place !== null && place.version.name !== part;
    }
    return folder.test(file) || (part !== 'current' && demo.test(file));
  };
}

/** Lists the files in a folder, or the file at a path, relative to `root` and in a stable order. */
function listFiles(root: string, place: string): string[] {
  const target = join(root, place);
  if (!existsSync(target)) {
    return [];
  }
  if (!statSync(target).isDirectory()) {
    return [place];
  }
  return readdirSync(target)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => listFiles(root, place === '' ? name : `${place}/${name}`));
}
