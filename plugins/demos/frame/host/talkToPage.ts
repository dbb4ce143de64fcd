import { MESSAGE_SOURCE, type FromHost, type ToHost } from '../../shared/hostMessages';

/**
 * Sends a message to the surrounding page. A frame without an origin does not know the page's origin; messages contain
 * nothing secret.
 */
export function tellPage(message: FromHost): void {
  window.parent.postMessage({ source: MESSAGE_SOURCE, ...message }, '*');
}

/** Listens to messages from the page and ignores all others. */
export function listenToPage(onMessage: (message: ToHost) => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const message = data as ({ source?: unknown } & ToHost) | null;
    if (source === window.parent && message?.source === MESSAGE_SOURCE) {
      onMessage(message);
    }
  });
}
