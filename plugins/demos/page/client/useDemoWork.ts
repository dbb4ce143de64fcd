import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DemoDescriptor } from '../../shared/types';
import { wasInterrupted } from '../../shared/runMark';
import { keepEdits, readKeptEdits, runSlot, type Edits } from './keptEdits';
import type { ReceivedLink } from './receiveLink';

/** The reader's changes on top of the state in the address. */
export interface Work {
  /** The link that the changes belong to. Consent to the code of one link does not extend to the next. */
  readonly received: ReceivedLink | null;
  readonly edits: Edits;
  /** Languages and stylings whose code from the link was shown and may run. */
  readonly agreed: readonly string[];
  /** Whether the edits wait for consent because the page stopped responding when they last ran. */
  readonly isInterrupted: boolean;
  /** Names of choices made at this demo that replace those in the address. */
  readonly chosen: readonly string[];
}

interface DemoWork extends Work {
  readonly change: (next: (own: Work) => Partial<Work>) => void;
  /**
   * Drops edits when the link is removed: all edits of its code or, without code, the reader's edits under one key. The
   * reader's other edits apply again.
   */
  readonly startAgain: (key: string) => void;
}

const NO_EDITS: Edits = {};

const untouched = (
  received: ReceivedLink | null,
  edits = NO_EDITS,
  isInterrupted = false,
): Work => ({
  received,
  edits,
  isInterrupted,
  agreed: [],
  chosen: [],
});

/** Restores earlier edits, if there are any. */
function takeUp(demo: DemoDescriptor, received: ReceivedLink | null, isBrowser: boolean): Work {
  const edits = isBrowser ? readKeptEdits(demo, received?.link.files) : undefined;
  return untouched(received, edits, edits !== undefined && wasInterrupted(runSlot(demo)));
}

/** Returns the reader's changes of a demo, and restores them when the reader returns. */
export function useDemoWork(demo: DemoDescriptor, received: ReceivedLink | null): DemoWork {
  const isBrowser = useIsBrowser();
  const [latest, setLatest] = useState<Work | null>(null);
  const sent = received?.link.files;
  const start = useMemo(() => takeUp(demo, received, isBrowser), [demo, isBrowser, received]);
  const work = latest?.received === received ? latest : start;
  const { edits } = work;
  const change = useCallback(
    (next: (own: Work) => Partial<Work>) =>
      setLatest((before) => {
        const own = before?.received === start.received ? before : start;
        return { ...own, ...next(own) };
      }),
    [start],
  );
  const startAgain = useCallback(
    (key: string) => {
      // Edits of code from a link may contain that code under any key.
      const left = sent ? NO_EDITS : { ...edits, [key]: {} };
      keepEdits(demo, left, sent);
      setLatest(sent ? null : untouched(null, left));
    },
    [demo, edits, sent],
  );
  useEffect(() => {
    if (edits !== NO_EDITS) {
      keepEdits(demo, edits, sent);
    }
  }, [demo, edits, sent]);
  return { ...work, change, startAgain };
}
