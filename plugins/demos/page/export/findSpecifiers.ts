/** Comments, and strings, which may contain text that looks like a comment. */
const COMMENT_OR_TEXT =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

/** Statements are at the start of a line or after another statement. */
const SPECIFIER =
  /(?:(?:^|;)[ \t]*(?:import|export)\b(?:[^'"`;()=]*\bfrom)?\s*|\bimport\s*\(\s*)(['"])([^'"]+)\1/gm;

/** Returns the modules that a file imports, including type-only imports. */
export function findSpecifiers(text: string): string[] {
  // Template literals may contain code, so they are emptied.
  const code = text.replace(COMMENT_OR_TEXT, (found, comment) =>
    comment ? ' ' : found.startsWith('`') ? '``' : found,
  );
  return [...code.matchAll(SPECIFIER)].map((match) => match[2] ?? '');
}
