import { is, record, string, type GenericSchema } from 'valibot';
import type { DemoFiles } from '../../../lib/demos/hostMessages';
import { tabSlot, type MarkSlot } from '../../../lib/demos/runMark';
import type { DemoDescriptor } from '../../../lib/demos/types';

/** Changed files by language and styling. */
export type Edits = Readonly<Record<string, DemoFiles>>;

interface Kept {
  readonly edits: Edits;
  /** The code from an address on which they build; it waits for the reader's word again where it is shown again. */
  readonly sent?: DemoFiles;
}

type Demo = Pick<DemoDescriptor, 'version' | 'id'>;

/** Changes of sent code have a place of their own: whoever opens a link comes back to what was the reader's own. */
const keyOf = ({ version, id }: Demo, sent: DemoFiles | undefined) =>
  sent ? `demo-edits ${version} ${id} sent` : `demo-edits ${version} ${id}`;

/** Where it is noted that a demo's changed code runs. */
export const runSlot = ({ version, id }: Demo): MarkSlot => tabSlot(`demo-run ${version} ${id}`);

/**
 * Keeps what a reader changed of a demo for as long as the tab is open, so that nothing is lost by leaving the page and
 * coming back. Of sent code the latest that was changed is kept.
 *
 * @param sent the code from the address on which that builds
 */
export function keepEdits(demo: Demo, edits: Edits, sent: DemoFiles | undefined): void {
  try {
    if (Object.values(edits).some((files) => Object.keys(files).length > 0)) {
      sessionStorage.setItem(keyOf(demo, sent), JSON.stringify({ edits, sent } satisfies Kept));
    } else {
      sessionStorage.removeItem(keyOf(demo, sent));
    }
  } catch {
    // A browser that keeps nothing, or has no room left.
  }
}

/** Validates stored edits, which may have been changed by hand, or by another program. */
const editsSchema: GenericSchema<unknown, Edits> = record(string(), record(string(), string()));

/** @returns nothing where nothing is kept, or what is builds on other code than was sent */
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
