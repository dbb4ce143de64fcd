import type { WorkerMessage } from '../types';
import { CHECK_INTERVAL, isBusy } from './isBusy';

/** Interval in milliseconds after which a page that becomes visible checks for a newer worker. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** Possible reactions to a newer worker. */
export type Step = 'rest' | 'wait' | 'take-over' | 'reload';

interface Situation {
  /** Whether a newer worker is waiting or being installed. */
  readonly isComing: boolean;
  readonly isWaiting: boolean;
  /** Whether a different worker than the page's first one now controls the page. */
  readonly isReplaced: boolean;
  readonly isBusy: boolean;
}

/** Chooses the next step, which is to wait while the reader is busy. */
export function chooseStep({ isComing, isWaiting, isReplaced, isBusy }: Situation): Step {
  if (isReplaced) {
    return isBusy ? 'wait' : 'reload';
  }
  if (isWaiting && !isBusy) {
    return 'take-over';
  }
  return isComing ? 'wait' : 'rest';
}

/** Activates a waiting worker and then reloads the page, each at a moment when the reader loses nothing. */
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
      // The very first worker replaces none.
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

/** Checks for updates, because page changes inside the site do not make the browser look for a newer worker. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > UPDATE_INTERVAL) {
      asked = Date.now();
      registration.update().catch(() => {
        // Offline, no newer worker is available.
      });
    }
  });
}
