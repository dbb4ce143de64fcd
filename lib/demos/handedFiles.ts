import { object, optional, parse, record, string, type GenericSchema } from 'valibot';
import type { DemoFiles } from './hostMessages';

/** Says in the address of a demo's own page that it is to show what was handed to it. */
export const HANDED_PARAMETER = 'edited';

/** Changed code of a demo, which starts with one of its files. */
export interface HandedFiles {
  readonly entry: string;
  readonly files: DemoFiles;
  /** Anchor of the demo on the page where its code was changed; without it, the page may show other code. */
  readonly hash?: string;
}

const handedFiles: GenericSchema<unknown, HandedFiles> = object({
  entry: string(),
  files: record(string(), string()),
  hash: optional(string()),
});

/** Below the address of the demo's own page; the tab that changes the code is the one that shows it. */
const keyOf = (pathname: string) => `demo-edited ${pathname}`;

/** Takes a reader's own code to a demo's own page; not by the address, which others could have written. */
export function handFiles(pathname: string, handed: HandedFiles): void {
  try {
    sessionStorage.setItem(keyOf(pathname), JSON.stringify(handed));
  } catch {
    // A browser that keeps nothing: the page says that it has not got them.
  }
}

/** @returns `null` where nothing was handed to that page in this tab */
export function readHandedFiles(pathname: string): HandedFiles | null {
  try {
    return parse(handedFiles, JSON.parse(sessionStorage.getItem(keyOf(pathname)) ?? 'null'));
  } catch {
    return null;
  }
}
