import type { SentProblem } from '../../../lib/demos/hostMessages';

/** Pause between two questions, in milliseconds. */
const BEAT_MS = 1_000;

/**
 * Questions without an answer after which a frame counts as dead. The host's own guard ends loops and calls before
 * that; what it cannot see, such as a regular expression without end, is left to this.
 */
const MAX_MISSED = 10;

/** The same while a dialog may be open: two minutes. Code can pretend that one is. */
const MAX_MISSED_IN_DIALOG = 120;

/** Problem of a frame that does not respond. */
export const SILENCE: SentProblem = {
  kind: 'runtime',
  finding: { code: 'noAnswer', values: { seconds: String((MAX_MISSED * BEAT_MS) / 1000) } },
};

export interface Heartbeat {
  /** An answer has come. */
  readonly hear: () => void;
  /** Nothing is answered for as long as the reader looks at a dialog. */
  readonly wait: () => void;
  readonly stop: () => void;
}

/**
 * Asks a frame again and again for a sign of life. It counts questions and not time: a page that is itself kept from
 * its work, or not in sight, asks none.
 *
 * @param onSilence called once, when the frame does not answer any more
 */
export function watchHeartbeat(ask: () => void, onSilence: () => void): Heartbeat {
  let missed = 0;
  const timer = setInterval(() => {
    if (document.hidden) {
      missed = 0;
      return;
    }
    if (missed === MAX_MISSED) {
      clearInterval(timer);
      onSilence();
      return;
    }
    missed += 1;
    ask();
  }, BEAT_MS);
  return {
    hear() {
      missed = 0;
    },
    wait() {
      missed = MAX_MISSED - MAX_MISSED_IN_DIALOG;
    },
    stop: () => clearInterval(timer),
  };
}
