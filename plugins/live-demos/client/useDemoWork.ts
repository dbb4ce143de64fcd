import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DemoDescriptor } from '../../../lib/demos/types';
import { wasInterrupted } from '../../../lib/demos/runMark';
import { keepEdits, readKeptEdits, runSlot, type Edits } from './keptEdits';
import type { ReceivedLink } from './receiveLink';

/** Changes of the reader since the state in the address. */
export interface Work {
  /** The address it belongs to: code that another one brings is not trusted because this one's was. */
  readonly received: ReceivedLink | null;
  readonly edits: Edits;
  /** Languages and stylings whose sent code was shown, and may run. */
  readonly agreed: readonly string[];
  /** Whether the edits wait for the reader's word, since the page did not end in order when they ran last. */
  readonly isInterrupted: boolean;
  /** Names of choices made at this demo that replace those in the address. */
  readonly chosen: readonly string[];
}

interface DemoWork extends Work {
  readonly change: (next: (own: Work) => Partial<Work>) => void;
  /**
   * Drops the edits while the address goes: all those of its code, or else the reader's own under one key. Those that
   * the reader has besides are there again.
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

/** Work with a demo; what was edited is there again when the reader comes back. */
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
      // What was changed of sent code may hold it under any key.
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
