import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/;
const DEMO_CODE = /[\\/]demos[\\/].*\.(?:tsx?|css)$/;
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
/** Parts of a page that other files are generated for. */
const GENERATED = /<(?:Demo|Anatomy|Controls|Message)\b[^>]*>/g;

/**
 * Creates a test for file events: whether Docusaurus has to load content again. The bundler alone updates pages whose
 * text changed, and the code of demos.
 *
 * @param {string} siteDir absolute path of the site
 * @param {readonly string[]} pages files of all pages, relative to the site
 * @returns {(event: { name: string, path: string }) => boolean}
 */
export function createReloadFilter(siteDir, pages) {
  const known = new Map(pages.map((page) => [page, readFacts(path.join(siteDir, page))]));
  return ({ name, path: file }) => {
    if (name !== 'change') {
      known.delete(file);
      return name !== 'addDir';
    }
    if (!PAGE.test(file)) {
      return !DEMO_CODE.test(file);
    }
    const facts = readFacts(path.join(siteDir, file));
    const isSame = known.get(file) === facts;
    known.set(file, facts);
    return !isSame;
  };
}

/** Everything in a page that lists, sidebars and generated files depend on. */
function readFacts(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [FRONT_MATTER.exec(text)?.[1], ...(text.match(GENERATED) ?? [])].join('\n');
}
