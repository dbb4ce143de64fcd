import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { DemoSettings } from '../../shared/types';
import { removeLate } from './removeLate';

type Plugins = (typeof import('./mirrorStyles'))['mirrorPlugins'];

const makeLtr = () => removeLate(createCache({ key: 'css' }));
const makeRtl = (stylisPlugins: Plugins) => {
  const cache = createCache({ key: 'css-rtl', stylisPlugins });
  // Mirroring drops the comments with which packages suppress Emotion's warning about `:first-child`. The warning
  // concerns server rendering, and the server only renders left-to-right.
  cache.compat = true;
  return removeLate(cache);
};

interface Caches {
  ltr?: EmotionCache;
  rtl?: EmotionCache;
}

/** In the browser, all demos share their styles; on the server, each demo's HTML contains its styles. */
const shared: Caches = {};

/** Creates the cache of mirrored styles on demand. Until it is ready, demos keep the other cache. */
function useRtlCache(isWanted: boolean): EmotionCache | undefined {
  const [cache, setCache] = useState(shared.rtl);
  useEffect(() => {
    if (isWanted && cache === undefined) {
      void import('./mirrorStyles').then(({ mirrorPlugins }) =>
        setCache((shared.rtl ??= makeRtl(mirrorPlugins))),
      );
    }
  }, [isWanted, cache]);
  return cache;
}

function useCache(direction: DemoSettings['direction']): EmotionCache {
  const [own] = useState<Caches>(() => (typeof document === 'undefined' ? {} : shared));
  const rtl = useRtlCache(direction === 'rtl');
  return (direction === 'rtl' && rtl) || (own.ltr ??= makeLtr());
}

/** Mirrors Emotion's styles for right-to-left scripts. */
export function EmotionDirection({
  direction,
  children,
}: Pick<DemoSettings, 'direction'> & { children: ReactNode }) {
  return <CacheProvider value={useCache(direction)}>{children}</CacheProvider>;
}
