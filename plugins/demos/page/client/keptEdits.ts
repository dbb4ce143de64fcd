import { is, record, string, type GenericSchema } from 'valibot';
import type { DemoFiles } from '../../shared/hostMessages';
import { tabSlot, type MarkSlot } from '../../shared/runMark';
import type { DemoDescriptor } from '../../shared/types';

/** Changed files by language and styling. */
export type Edits = Readonly<Record<string, DemoFiles>>;

interface Kept {
  readonly edits: Edits;
  /** The code from a link that the edits are based on; it needs consent again when it is shown again. */
  readonly sent?: DemoFiles;
}

type Demo = Pick<DemoDescriptor, 'version' | 'id'>;

/** Edits of code from a link have a separate key, so that following a link does not overwrite the reader's edits. */
const keyOf = ({ version, id }: Demo, sent: DemoFiles | undefined) =>
  sent ? `demo-edits ${version} ${id} sent` : `demo-edits ${version} ${id}`;

/** Slot that marks a demo whose changed code is running. */
export const runSlot = ({ version, id }: Demo): MarkSlot => tabSlot(`demo-run ${version} ${id}`);

/**
 * Keeps a reader's edits of a demo for as long as the tab is open, so that nothing is lost by leaving the page and
 * coming back. Of edits to code from links, only the latest are kept.
 *
 * @param sent the code from a link that the edits are based on
 */
export function keepEdits(demo: Demo, edits: Edits, sent: DemoFiles | undefined): void {
  try {
    if (Object.values(edits).some((files) => Object.keys(files).length > 0)) {
      sessionStorage.setItem(keyOf(demo, sent), JSON.stringify({ edits, sent } satisfies Kept));
    } else {
      sessionStorage.removeItem(keyOf(demo, sent));
    }
  } catch {
    // The browser does not store data, or has no space left.
  }
}

/** Validates stored edits, which may have been changed manually or by another program. */
const editsSchema: GenericSchema<unknown, Edits> = record(string(), record(string(), string()));

/** @returns the kept edits, or `undefined` if there are none or if they are based on other code */
export function readKeptEdits(demo: Demo, sent: DemoFiles | undefined): Edits | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(demo, sent)) ?? '{}') as Partial<Kept>;
    return JSON.stringify(kept.sent) === JSON.stringify(sent) &&
      is(editsSchema, kept.edits) &&
      !Array.isArray(kept.edits)
      ? kept.edits
      : undefined;
  } catch {
    return undefined;
  }
}
