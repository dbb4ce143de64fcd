import { SCOPE_FOLDER, WORKER_FILE, WORKER_PARAMETERS } from '../addresses';
import type { WorkerMessage } from '../types';
import { followUpdates } from './followUpdates';
import { buildOfPage } from './lostChunks';
import { onVisit } from './visits';

/** Registers the worker, reports visits to it, and follows its updates. */
export async function work(baseUrl: string): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(baseUrl + WORKER_FILE + WORKER_PARAMETERS, {
    scope: baseUrl + SCOPE_FOLDER,
    updateViaCache: 'none',
  });
  followUpdates(serviceWorker, registration);
  // Resolves when a worker is active, which never happens for a page outside its scope.
  const { active } = registration.active ? registration : await whenActive(registration);
  const tell = () => (serviceWorker.controller ?? active)?.postMessage(describeVisit());
  onVisit.current = tell;
  tell();
}

async function whenActive(registration: ServiceWorkerRegistration) {
  const first = registration.installing ?? registration.waiting;
  await new Promise<void>((resolve) => {
    first?.addEventListener('statechange', () => first.state === 'activated' && resolve());
  });
  return registration;
}

function describeVisit(): WorkerMessage {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return {
    type: 'visited',
    address: location.origin + location.pathname,
    build: buildOfPage(),
    assets: loaded
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
    savesData: connection?.saveData === true,
  };
}
