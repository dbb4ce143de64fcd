import { useEffect, useRef } from 'react';

/** Missing in TypeScript's declarations; https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare const CloseWatcher: (new () => CloseWatcher) | undefined;

interface Options {
  /** Modal dialogs handle the browser's gesture automatically. */
  readonly isDialog: boolean;
}

/**
 * Closes an overlay when the reader requests it: with the browser's gesture (Escape, or Back on Android) or by
 * navigating in the history, which leads to another page if there is no such gesture.
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
