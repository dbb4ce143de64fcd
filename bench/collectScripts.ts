import type { Page } from 'playwright-core';

/** Records the scripts that a page and its frames load. */
export interface ScriptCollector {
  /** Returns the addresses of the scripts loaded since the last call, without those prefetched for other pages. */
  take(): Promise<string[]>;
}

/** Starts recording the scripts that a page loads. */
export function collectScripts(page: Page): ScriptCollector {
  let scripts = new Set<string>();
  let looks: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    looks.push(
      (async () => {
        const headers = await request.allHeaders();
        const isHint = `${headers['sec-purpose'] ?? headers.purpose ?? ''}`.includes('prefetch');
        const type = (await request.response())?.headers()['content-type'] ?? '';
        if (type.includes('javascript') && !isHint) {
          scripts.add(request.url());
        }
      })(),
    );
  });
  return {
    async take() {
      await Promise.all(looks);
      const taken = [...scripts];
      scripts = new Set();
      looks = [];
      return taken;
    },
  };
}
