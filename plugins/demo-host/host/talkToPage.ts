import { MESSAGE_SOURCE, type FromHost, type ToHost } from '../../../lib/demos/hostMessages';

/** Sends a message to the page around the frame. Its origin is unknown to a frame without one; nothing secret is said. */
export function tellPage(message: FromHost): void {
  window.parent.postMessage({ source: MESSAGE_SOURCE, ...message }, '*');
}

/** Receives the page's messages, and nobody else's. */
export function listenToPage(onMessage: (message: ToHost) => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const message = data as ({ source?: unknown } & ToHost) | null;
    if (source === window.parent && message?.source === MESSAGE_SOURCE) {
      onMessage(message);
    }
  });
}
