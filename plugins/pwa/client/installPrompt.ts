/**
 * Event that Chromium sends when the site can be installed:
 * https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface
 */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let held: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function hold(event: InstallPromptEvent | null): void {
  held = event;
  listeners.forEach((listener) => listener());
}

/** Keeps the browser's offer to install the site until a reader asks for it, in place of a bar over the page. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => hold(null));
}

/** The offer, if there is one; a store for `useSyncExternalStore`. */
export const installPrompt = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => held,
};

/** Asks the reader, as the browser does it; an offer can be taken once. */
export async function install(): Promise<void> {
  const offer = held;
  hold(null);
  await offer?.prompt();
}
