/** A file's text in two parts that make the whole again. */
export interface SplitCode {
  /** The imports it begins with, and the blank lines after them. */
  readonly imports: string;
  readonly body: string;
}

const LEADING_IMPORTS = /^(?:\s*import\s(?:[^'";]*\sfrom\s)?\s*['"][^'"]+['"];?[^\S\n]*\n)+\n*/;

/** Tells the imports at the top of a file from the code that makes the point, which a preview shows. */
export function splitImports(code: string): SplitCode {
  const imports = LEADING_IMPORTS.exec(code)?.[0] ?? '';
  return imports.length < code.length
    ? { imports, body: code.slice(imports.length) }
    : { imports: '', body: code };
}
