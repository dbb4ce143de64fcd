import type { SentProblem } from '../../shared/hostMessages';

/** Interval between two pings, in milliseconds. */
const BEAT_MS = 1_000;

/**
 * Number of unanswered pings after which a frame is considered dead. The host's guard ends loops and calls before that;
 * this covers what the guard cannot detect, such as an endless regular expression.
 */
const MAX_MISSED = 10;

/** The same while a dialog may be open: two minutes. Code can falsely report an open dialog. */
const MAX_MISSED_IN_DIALOG = 120;

/** Problem of a frame that does not respond. */
export const SILENCE: SentProblem = {
  kind: 'runtime',
  finding: { code: 'noAnswer', values: { seconds: String((MAX_MISSED * BEAT_MS) / 1000) } },
};

export interface Heartbeat {
  /** Records a response. */
  readonly hear: () => void;
  /** Allows more time, because the frame does not respond while a dialog is open. */
  readonly wait: () => void;
  readonly stop: () => void;
}

/**
 * Pings a frame repeatedly. Counts pings instead of time, because a page that is blocked or hidden sends none.
 *
 * @param onSilence called once, when the frame no longer responds
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
