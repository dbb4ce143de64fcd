/** Matches the main script, whose name identifies the build. */
const MAIN_SCRIPT = /<script\b[^>]*\bsrc="?([^"\s>]*\/main\.[\da-f]+\.js)/;

/** @returns the address of the page's main script; `undefined` for other kinds of pages */
export function readBuild(html: string): string | undefined {
  return MAIN_SCRIPT.exec(html)?.[1];
}
