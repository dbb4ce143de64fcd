import type { EmotionCache } from '@emotion/cache';
import { whenIdle } from '../../../../lib/browser/whenIdle';

/**
 * Keeps the global styles of a removed demo until the browser is idle. Removing a style sheet makes the browser restyle
 * the whole document, and demos are removed while the reader waits for the next page.
 */
export function removeLate(cache: EmotionCache): EmotionCache {
  const Sheet = cache.sheet.constructor as new (
    ...options: ConstructorParameters<typeof import('@emotion/sheet').StyleSheet>
  ) => EmotionCache['sheet'];

  class LateSheet extends Sheet {
    override flush() {
      const { tags } = this;
      this.tags = [];
      this.ctr = 0;
      whenIdle(() => tags.forEach((tag) => tag.remove()));
    }
  }

  // Emotion creates the sheet of global styles with the constructor of the cache's sheet.
  Object.defineProperty(cache.sheet, 'constructor', { value: LateSheet });
  return cache;
}
