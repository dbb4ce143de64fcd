import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { DemoSettings } from '../types';

const makeLtr = () => createCache({ key: 'css' });
const makeRtl = () => {
  const cache = createCache({ key: 'css-rtl', stylisPlugins: [prefixer, rtlPlugin] });
  // Mirroring drops the comments by which packages excuse `:first-child`, of which Emotion warns for the server's
  // sake. The server renders left-to-right only.
  cache.compat = true;
  return cache;
};

interface Caches {
  ltr?: EmotionCache;
  rtl?: EmotionCache;
}

/** In the browser all demos share their styles; on the server each demo's HTML brings its own. */
const shared: Caches = {};

function useCache(direction: DemoSettings['direction']): EmotionCache {
  const [own] = useState<Caches>(() => (typeof document === 'undefined' ? {} : shared));
  return direction === 'rtl' ? (own.rtl ??= makeRtl()) : (own.ltr ??= makeLtr());
}

/** Mirrors emotion's styles for readers of right-to-left scripts, and says the direction to the demo's elements. */
export function EmotionDirection({
  direction,
  children,
}: Pick<DemoSettings, 'direction'> & { children: ReactNode }) {
  return <CacheProvider value={useCache(direction)}>{children}</CacheProvider>;
}
