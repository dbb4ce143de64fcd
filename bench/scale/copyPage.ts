import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RECORD_NAME } from '../../plugins/translations/sections/recordFile.ts';

/** Location of a page and its translation. */
export interface PagePlace {
  /** Absolute path of the folder. */
  readonly folder: string;
  /** Absolute path of the Chinese file. */
  readonly chineseFile: string;
}

/** Matches the file of a demo, but not the files of its stylings. */
export const DEMO = /^([A-Z]\w*)\.tsx$/;
/**
 * Files that may exist only once for each component and version. Neither the file nor its use on the page is copied.
 */
const OF_COMPONENT = /(?:Anatomy|Controls)\.tsx$/;
const PLACE_OF_COMPONENT = /^<(?:Anatomy|Controls) of=.*\n/gm;

/**
 * Copies a page and its demos under another name. The names of demos are unique in a version, so each gets a suffix: in
 * its file, in the other files of the folder and in the text. Files that only checks read are not copied.
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
      // The plan of a page belongs to its sidebar entry, too; the entries of copies have none.
      const text = readFileSync(source, 'utf8')
        .replace(/^(title: *)(.*)$/m, `$1$2 ${suffix}`)
        .replace(/^plan: .*\n/m, '')
        .replace(PLACE_OF_COMPONENT, '');
      write(target, renameDemos(text, ids, suffix));
    }
  }
}

/** Renames demos only in `<Demo>` tags, because the text of a page may contain the same words with other meanings. */
function renameDemos(text: string, ids: readonly string[], suffix: string): string {
  return text.replace(/(<Demo\b[^>]*\bid=")(\w+)(")/g, (whole, before, id: string, after) =>
    ids.includes(id) ? `${before}${id}${suffix}${after}` : whole,
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
