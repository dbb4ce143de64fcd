import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Types that browsers run; scripts with other types are data, which policies do not restrict. */
const RUNS = /^(?:text\/javascript|application\/javascript|module)?$/;

/** So many hashes fit a header that every answer carries; more would mean that pages differ in their scripts. */
const MAX_SCRIPTS = 24;

const READ_AT_ONCE = 16;

/** Returns the hash by which a policy allows an inline script. */
export function hashOfScript(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** Returns the executable inline scripts of a page. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/.test(attributes) && RUNS.test(typeOf(attributes)))
    .map(([, , code = '']) => code);
}

const typeOf = (attributes: string): string =>
  /\stype\s*=\s*["']?([^"'\s>]*)/.exec(attributes)?.[1]?.toLowerCase() ?? '';

/**
 * Collects the hashes of all inline scripts.
 *
 * @param files pages, relative to `folder`
 * @throws if pages have different scripts, because one header covers all pages
 */
export async function collectInlineScripts(
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  const firstPages = new Map<string, string>();
  const waiting = [...files];
  const readNext = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      for (const code of findInlineScripts(await readFile(path.join(folder, file), 'utf8'))) {
        const hash = hashOfScript(code);
        firstPages.set(hash, firstPages.get(hash) ?? `${file}: ${code.slice(0, 60)}…`);
      }
    }
  };
  await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext));
  if (firstPages.size > MAX_SCRIPTS) {
    throw new Error(
      `Pages contain ${firstPages.size} different scripts, and the Content-Security-Policy that all share has room for ` +
        `${MAX_SCRIPTS}. A script must not depend on its page: put what differs into an attribute or a JSON script. ` +
        `Some of them:\n${[...firstPages.values()].slice(-4).join('\n')}`,
    );
  }
  return [...firstPages.keys()].sort();
}
