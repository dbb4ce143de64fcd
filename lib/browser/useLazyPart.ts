import { useCallback, useState, type ComponentType } from 'react';
import { hideNotLoaded, showNotLoaded } from './notLoaded';

/**
 * Loads a part of the page when it is first asked for.
 *
 * @param load the same function in every render
 * @returns the part, `null` until it is there; `prepare`, which loads it ahead and rejects when that fails; and `request`,
 *   which loads it for a reader, tells the reader when that fails, and says whether the part is there
 */
export function useLazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const prepare = useCallback(() => load().then((loaded) => setPart(() => loaded.default)), [load]);
  const request = useCallback(async (): Promise<boolean> => {
    hideNotLoaded();
    try {
      await prepare();
      return true;
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
      showNotLoaded();
      return false;
    }
  }, [prepare]);
  return { Part, prepare, request };
}
