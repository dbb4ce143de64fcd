import { useCallback, useState, type ComponentType } from 'react';
import { hideNotLoaded, showNotLoaded } from './notLoaded';

/**
 * Loads a part of the page on demand.
 *
 * @param load the same function in every render
 * @returns the part, `null` until it is loaded; `prepare`, which preloads it and rejects if that fails; and `request`,
 *   which loads it for a reader, shows an error if that fails, and resolves to whether the part is loaded
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
