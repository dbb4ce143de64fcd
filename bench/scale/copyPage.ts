import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RECORD_NAME } from '../../plugins/translations/sections/recordFile.ts';

/** Where a page and its translation lie. */
export interface PagePlace {
  /** Absolute path of the folder. */
  readonly folder: string;
  /** Absolute path of the Chinese file. */
  readonly chineseFile: string;
}

/** The file of a demo, not that of one of its stylings. */
export const DEMO = /^([A-Z]\w*)\.tsx$/;
/** Belongs to a component, which has one in a version: neither the file nor its place on the page is copied. */
const OF_COMPONENT = /(?:Anatomy|Controls)\.tsx$/;
const PLACE_OF_COMPONENT = /^<(?:Anatomy|Controls) of=.*\n/gm;

/**
 * Copies a page with its demos under another name. Demos have unique names in a version, so each gets a suffix, in its file,
 * in the files beside it and in the text; what only checks read is left out.
 */
export function copyPage(from: PagePlace, to: PagePlace, suffix: string): void {
  const demos = join(from.folder, 'demos');
  const names = (existsSync(demos) ? readdirSync(demos) : []).filter(
    (name) => !OF_COMPONENT.test(name),
  );
  const ids = names.flatMap((name) => DEMO.exec(name)?.[1] ?? []);
  const rename = (text: string) =>
    ids.length === 0
      ? text
      : text.replace(new RegExp(`\\b(?:${ids.join('|')})\\b`, 'g'), (id) => id + suffix);
  for (const name of names) {
    const text = readFileSync(join(demos, name), 'utf8');
    write(join(to.folder, 'demos', rename(name)), rename(text));
  }
  copyText(join(from.folder, 'index.mdx'), join(to.folder, 'index.mdx'));
  copyText(from.chineseFile, to.chineseFile);
  const record = join(dirname(from.chineseFile), RECORD_NAME);
  if (existsSync(record)) {
    write(join(dirname(to.chineseFile), RECORD_NAME), readFileSync(record, 'utf8'));
  }

  function copyText(source: string, target: string): void {
    if (existsSync(source)) {
      // The sidebar names a plan where it names the page, which it does not for copies.
      const text = readFileSync(source, 'utf8')
        .replace(/^(title: *)(.*)$/m, `$1$2 ${suffix}`)
        .replace(/^plan: .*\n/m, '')
        .replace(PLACE_OF_COMPONENT, '');
      write(target, renameDemos(text, ids, suffix));
    }
  }
}

/** The text of a page may use the same words for something else. */
function renameDemos(text: string, ids: readonly string[], suffix: string): string {
  return text.replace(/(<Demo\b[^>]*\bid=")(\w+)(")/g, (whole, before, id: string, after) =>
    ids.includes(id) ? `${before}${id}${suffix}${after}` : whole,
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
