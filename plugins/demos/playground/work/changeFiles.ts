import type { WorkFile } from '../../shared/playground/types';

type Files = readonly WorkFile[];

/** Replaces the text of a file. */
export function editFile(files: Files, name: string, text: string): Files {
  return files.map((file) => (file.name === name ? { name, text } : file));
}

/** Adds a file with the minimal content that is valid for its type. */
export function addFile(files: Files, name: string): Files {
  return [...files, { name, text: name.endsWith('.json') ? '{}\n' : '' }];
}

/** Removes a file, unless it is the one that runs. */
export function deleteFile(files: Files, name: string): Files {
  return files.filter((file, index) => index === 0 || file.name !== name);
}

/** Renames a file and updates the imports of it in the other files. */
export function renameFile(files: Files, from: string, to: string): Files {
  return files.map(({ name, text }) =>
    name === from ? { name: to, text } : { name, text: renameImports(text, from, to) },
  );
}

/** Updates imports of a file. Modules are imported with or without an extension; styles and data always have one. */
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
