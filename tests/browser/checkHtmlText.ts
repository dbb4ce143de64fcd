import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckLog } from './CheckLog.ts';
import type { SitePage } from './sitePages.ts';

/** A zero byte or a replacement character: what is left of a character that was cut in two. */
// eslint-disable-next-line no-control-regex
const BROKEN_TEXT = /.{0,30}[\u0000\uFFFD].{0,30}/;

/** Reads the HTML of every page, also of those that no browser looks at. */
export function checkHtmlText(pages: readonly SitePage[], buildDir: string, log: CheckLog): void {
  for (const { path } of pages) {
    const found = BROKEN_TEXT.exec(readFileSync(join(buildDir, path, 'index.html'), 'utf8'));
    log.check(`${path} has whole characters`, found ? [`broken text: ${found[0]}`] : []);
  }
}
