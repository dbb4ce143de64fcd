import type { EmotionCache } from '@emotion/cache';
import { whenIdle } from '../../../lib/browser/whenIdle';

/**
 * Lets global styles outlive the demo that asked for them until the browser is idle. A style sheet that goes makes the
 * browser style the whole document again, and demos go while the reader waits for the next page.
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

  // Emotion makes the sheet of global styles with the constructor that it finds on the cache's own.
  Object.defineProperty(cache.sheet, 'constructor', { value: LateSheet });
  return cache;
}
