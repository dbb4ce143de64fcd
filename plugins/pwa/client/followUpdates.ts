import type { WorkerMessage } from '../types';
import { CHECK_INTERVAL, isBusy } from './isBusy';

/** Milliseconds after which a page that comes back into view asks whether there is a newer worker. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** Possible reaction to a newer worker. */
export type Step = 'rest' | 'wait' | 'take-over' | 'reload';

interface Situation {
  /** Whether a newer worker waits or is being installed. */
  readonly isComing: boolean;
  readonly isWaiting: boolean;
  /** Whether another worker than the page's first one answers for it now. */
  readonly isReplaced: boolean;
  readonly isBusy: boolean;
}

/** Decides what happens next: nothing while the reader is busy. */
export function chooseStep({ isComing, isWaiting, isReplaced, isBusy }: Situation): Step {
  if (isReplaced) {
    return isBusy ? 'wait' : 'reload';
  }
  if (isWaiting && !isBusy) {
    return 'take-over';
  }
  return isComing ? 'wait' : 'rest';
}

/**
 * Tells a waiting worker to take over, and reloads the page when it has, both in a moment in which that takes nothing
 * from the reader.
 */
export function followUpdates(
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  registration: ServiceWorkerRegistration,
  reload: () => void = () => location.reload(),
): void {
  let hadWorker = container.controller !== null;
  let isReplaced = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    const { waiting, installing } = registration;
    const step = chooseStep({
      // The first worker of all replaces none.
      isComing: hadWorker && (waiting ?? installing) !== null,
      isWaiting: hadWorker && waiting !== null,
      isReplaced,
      isBusy: isBusy(),
    });
    if (step === 'take-over') {
      waiting!.postMessage({ type: 'skip-waiting' } satisfies WorkerMessage);
    } else if (step === 'reload' || step === 'rest') {
      clearInterval(timer);
      timer = undefined;
    }
    if (step === 'reload') {
      reload();
    }
  }
  const watch = () => {
    timer ??= setInterval(look, CHECK_INTERVAL);
  };

  container.addEventListener('controllerchange', () => {
    isReplaced = hadWorker;
    hadWorker = true;
    watch();
  });
  registration.addEventListener('updatefound', watch);
  watch();
  askAgain(registration);
}

/** Changes of page inside the site do not make the browser look for a newer worker. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > UPDATE_INTERVAL) {
      asked = Date.now();
      registration.update().catch(() => {
        // Without a network there is nothing newer.
      });
    }
  });
}
