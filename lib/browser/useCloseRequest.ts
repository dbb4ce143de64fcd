import { useEffect, useRef } from 'react';

/** Not in TypeScript's declarations yet; https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare const CloseWatcher: (new () => CloseWatcher) | undefined;

interface Options {
  /** Modal dialogs hear of the browser's own gesture without help. */
  readonly isDialog: boolean;
}

/**
 * Closes what is open over a page when the reader asks for it: with the browser's gesture, which is Escape, or Back on
 * Android, and with a step in the history, which leads to another page where there is no such gesture.
 */
export function useCloseRequest(isOpen: boolean, close: () => void, { isDialog }: Options): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onRequest = () => latest.current();
    const watcher =
      isDialog || typeof CloseWatcher === 'undefined' ? undefined : new CloseWatcher();
    watcher?.addEventListener('close', onRequest);
    window.addEventListener('popstate', onRequest);
    return () => {
      watcher?.destroy();
      window.removeEventListener('popstate', onRequest);
    };
  }, [isOpen, isDialog]);
}
