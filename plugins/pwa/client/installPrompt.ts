/**
 * Event that Chromium fires when the site can be installed:
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

/** Holds back the browser's install prompt until the reader asks for it, instead of showing a bar over the page. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => hold(null));
}

/** The prompt, if available, as a store for `useSyncExternalStore`. */
export const installPrompt = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => held,
};

/** Shows the browser's install prompt, which can be used only once. */
export async function install(): Promise<void> {
  const offer = held;
  hold(null);
  await offer?.prompt();
}
