import type { WorkFile } from '../../../lib/demos/playground/types';

type Files = readonly WorkFile[];

/** Puts a text in place of a file's own. */
export function editFile(files: Files, name: string, text: string): Files {
  return files.map((file) => (file.name === name ? { name, text } : file));
}

/** Adds a file, with as much in it as its kind needs to be used. */
export function addFile(files: Files, name: string): Files {
  return [...files, { name, text: name.endsWith('.json') ? '{}\n' : '' }];
}

/** Removes a file, unless it is the one that runs. */
export function deleteFile(files: Files, name: string): Files {
  return files.filter((file, index) => index === 0 || file.name !== name);
}

/** Renames a file, also where the others import it. */
export function renameFile(files: Files, from: string, to: string): Files {
  return files.map(({ name, text }) =>
    name === from ? { name: to, text } : { name, text: renameImports(text, from, to) },
  );
}

/** Modules are imported with or without the end of their name, styles and data always with it. */
function renameImports(text: string, from: string, to: string): string {
  const [base, newBase] = [withoutEnd(from), withoutEnd(to)];
  return text.replace(
    /((?:from|import)\s*\(?\s*)(['"])\.\/([^'"]+)\2/g,
    (whole, before: string, quote: string, target: string) => {
      if (target === from) {
        return `${before}${quote}./${to}${quote}`;
      }
      return target === base ? `${before}${quote}./${newBase}${quote}` : whole;
    },
  );
}

const withoutEnd = (name: string): string => name.replace(/\.[jt]sx?$/, '');
