/** A storage slot; like those of Docusaurus, it does nothing if storage is unavailable. */
export interface MarkSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
}

/** Creates a storage slot that lasts as long as the tab. */
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
 * Marks that code runs which a reader has written or agreed to. The mark is removed when the code ends normally, or
 * when the page is left or hidden, because browsers may end hidden pages silently. A page that crashed or had to be
 * closed because it hung keeps the mark, so its code does not run again without consent.
 *
 * @returns a function that removes the mark
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

/** Returns whether the last marked run was interrupted. */
export const wasInterrupted = (slot: MarkSlot): boolean => slot.get() !== null;
