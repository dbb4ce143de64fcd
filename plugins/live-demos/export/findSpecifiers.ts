/** Comments, and texts in which something only looks like one. */
const COMMENT_OR_TEXT =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

/** Statements are at the beginning of a line, or behind another one. */
const SPECIFIER =
  /(?:(?:^|;)[ \t]*(?:import|export)\b(?:[^'"`;()=]*\bfrom)?\s*|\bimport\s*\(\s*)(['"])([^'"]+)\1/gm;

/** Returns the modules that a file imports, also for types only. */
export function findSpecifiers(text: string): string[] {
  // What a demo writes over several lines may be code itself.
  const code = text.replace(COMMENT_OR_TEXT, (found, comment) =>
    comment ? ' ' : found.startsWith('`') ? '``' : found,
  );
  return [...code.matchAll(SPECIFIER)].map((match) => match[2] ?? '');
}
