import { object, optional, parse, record, string, type GenericSchema } from 'valibot';
import type { DemoFiles } from './hostMessages';

/** Parameter of a demo's full-screen page that makes it show the stored code. */
export const HANDED_PARAMETER = 'edited';

/** Changed code of a demo, which starts with one of its files. */
export interface HandedFiles {
  readonly entry: string;
  readonly files: DemoFiles;
  /** Anchor of the demo on the page where its code was changed; if omitted, the page may show other code. */
  readonly hash?: string;
}

const handedFiles: GenericSchema<unknown, HandedFiles> = object({
  entry: string(),
  files: record(string(), string()),
  hash: optional(string()),
});

/** Prefix of the storage key, followed by the address of the demo's page. Code is stored per tab. */
const keyOf = (pathname: string) => `demo-edited ${pathname}`;

/**
 * Stores a reader's code for a demo's full-screen page. The address does not contain it, because others could have
 * written the address.
 */
export function handFiles(pathname: string, handed: HandedFiles): void {
  try {
    sessionStorage.setItem(keyOf(pathname), JSON.stringify(handed));
  } catch {
    // Without storage, the page reports that it did not receive the code.
  }
}

/** @returns `null` if no code is stored for that page in this tab */
export function readHandedFiles(pathname: string): HandedFiles | null {
  try {
    return parse(handedFiles, JSON.parse(sessionStorage.getItem(keyOf(pathname)) ?? 'null'));
  } catch {
    return null;
  }
}
