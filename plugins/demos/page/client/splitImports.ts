/** A file's text, split in two. */
export interface SplitCode {
  /** Leading imports and the blank lines after them. */
  readonly imports: string;
  readonly body: string;
}

const LEADING_IMPORTS = /^(?:\s*import\s(?:[^'";]*\sfrom\s)?\s*['"][^'"]+['"];?[^\S\n]*\n)+\n*/;

/** Splits the imports at the top of a file from the rest of the code, which a preview shows. */
export function splitImports(code: string): SplitCode {
  const imports = LEADING_IMPORTS.exec(code)?.[0] ?? '';
  return imports.length < code.length
    ? { imports, body: code.slice(imports.length) }
    : { imports: '', body: code };
}
