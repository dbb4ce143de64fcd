import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findQuaintEnglish } from '../prose/findQuaintEnglish.ts';

const LINK = /\]\(([^)\s]+)\)/g;
/** Mentions of files. Folders with a trailing slash are excluded, because a run may create them. */
const CODE = /`((?:bench|docs|lib|plugins|scripts|serve|src|tests)\/[\w./-]*\w)`/g;
const HEADING = /^#+ (.+)$/gm;

/**
 * Finds dead links between documents, mentions of files that do not exist, and words that have a plainer alternative.
 *
 * @param file a Markdown document, relative to the folder
 * @param folder absolute path of the site
 */
export function findDocumentProblems(file: string, folder: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const links = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !leadsSomewhere(target, file, folder))
    .map((target) => `${file} links to ${target}, which is not there.`);
  const names = [...text.matchAll(CODE)]
    .map(([, name = '']) => name)
    .filter((name) => !existsSync(join(folder, name)) && !existsSync(join(folder, `${name}.ts`)))
    .map((name) => `${file} names ${name}, which is not there.`);
  return [...links, ...names, ...findQuaintEnglish(file, text)];
}

function leadsSomewhere(target: string, file: string, folder: string): boolean {
  const [path = '', anchor] = target.split('#');
  const document = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(folder, document))) {
    return false;
  }
  return anchor === undefined || anchorsOf(join(folder, document)).includes(anchor);
}

/** Returns the anchors that code hosts generate from headings. */
function anchorsOf(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(HEADING)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
