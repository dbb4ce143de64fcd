/** A place in the browser's storage; as those of Docusaurus, it does nothing where nothing is kept. */
export interface MarkSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
}

/** A place that lasts as long as the tab. */
export function tabSlot(key: string): MarkSlot {
  const attempt = <T>(access: (storage: Storage) => T): T | null => {
    try {
      return access(sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    get: () => attempt((storage) => storage.getItem(key)),
    set: (value) => void attempt((storage) => storage.setItem(key, value)),
    del: () => void attempt((storage) => storage.removeItem(key)),
  };
}

/**
 * Marks that code runs which a reader has written or agreed to. The mark is gone when that ends in order, or the page
 * is left or out of sight, where browsers end pages without a word. A page that crashed, or had to be closed because
 * nothing went on, leaves it: what it ran is not to be run again unasked.
 *
 * @returns ends it
 */
export function markRun(slot: MarkSlot): () => void {
  const clear = () => slot.del();
  const follow = () => (document.hidden ? clear() : slot.set('1'));
  follow();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', clear);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', clear);
    clear();
  };
}

/** Whether what was marked last did not end in order. */
export const wasInterrupted = (slot: MarkSlot): boolean => slot.get() !== null;
