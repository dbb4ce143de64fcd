import { useEffect, useState } from 'react';
import type { DemoSource } from '../../demos/shared/types';
import type { BuilderCatalog, ThemeKeys } from '../types';

/** Loaded data about a version. */
export interface LoadedVersion {
  readonly name: string;
  readonly keys: ThemeKeys;
  readonly sources: readonly DemoSource[];
}

/**
 * Loads the data of a version; until another version has loaded, the previous one stays.
 *
 * @param attempt loads the data again if it changes
 */
export function useLoadedVersion(
  { versions }: BuilderCatalog,
  name: string,
  attempt: number,
): LoadedVersion | null {
  const [loaded, setLoaded] = useState<LoadedVersion | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const { keys, loadSources } = await versions[name]!();
      const sources = (await loadSources()).default.system ?? [];
      if (isCurrent) {
        setLoaded({ name, keys, sources });
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [versions, name, attempt]);
  return loaded;
}
