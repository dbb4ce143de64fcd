import type { DemoFiles } from '../../demo-host/types';
import type { DemoDescriptor } from '../types';

/** Changed files by language and styling. */
export type Edits = Readonly<Record<string, DemoFiles>>;

interface Kept {
  readonly edits: Edits;
  /** The code from an address that was changed; it waits for the reader's word again where it is shown again. */
  readonly sent?: DemoFiles;
}

type Demo = Pick<DemoDescriptor, 'version' | 'id'>;

const keyOf = ({ version, id }: Demo) => `demo-edits ${version} ${id}`;

/**
 * Keeps what a reader changed of a demo for as long as the tab is open, so that nothing is lost by leaving the page and
 * coming back.
 *
 * @param sent the code from the address on which that builds
 */
export function keepEdits(demo: Demo, edits: Edits, sent: DemoFiles | undefined): void {
  try {
    if (Object.values(edits).some((files) => Object.keys(files).length > 0)) {
      sessionStorage.setItem(keyOf(demo), JSON.stringify({ edits, sent } satisfies Kept));
    } else {
      sessionStorage.removeItem(keyOf(demo));
    }
  } catch {
    // A browser that keeps nothing, or has no room left.
  }
}

/** @returns nothing where nothing is kept, or what is builds on other code than was sent */
export function readKeptEdits(demo: Demo, sent: DemoFiles | undefined): Edits | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(demo)) ?? '{}') as Partial<Kept>;
    return JSON.stringify(kept.sent) === JSON.stringify(sent) ? kept.edits : undefined;
  } catch {
    return undefined;
  }
}
