/** The main script, whose name tells one build from another. */
const MAIN_SCRIPT = /<script\b[^>]*\bsrc="?([^"\s>]*\/main\.[\da-f]+\.js)/;

/** @returns the address of the main script that a page starts with, nothing for pages of another kind */
export function readBuild(html: string): string | undefined {
  return MAIN_SCRIPT.exec(html)?.[1];
}
