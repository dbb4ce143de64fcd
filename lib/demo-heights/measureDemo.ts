import type { ElementHandle, Page } from 'playwright-core';

const TIMEOUT_MS = 30_000;
const SETTLED_AFTER = 4;
const SAMPLE_MS = 150;

/**
 * Brings a demo into view and waits until it is alive.
 *
 * @returns the state it ended in: `ready`, `failed`, or `waiting` when time ran out
 */
export async function bringToLife(
  page: Page,
  demo: ElementHandle<HTMLElement | SVGElement>,
): Promise<string> {
  await demo.evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await page
    .waitForFunction((section) => (section as HTMLElement).dataset.demoState !== 'waiting', demo, {
      timeout: TIMEOUT_MS,
    })
    .catch(() => undefined);
  return (await demo.getAttribute('data-demo-state')) ?? 'waiting';
}

/** The height in whole CSS pixels that a demo takes of itself, once it no longer changes. */
export async function naturalHeight(
  page: Page,
  demo: ElementHandle<HTMLElement | SVGElement>,
): Promise<number> {
  let last = -1;
  let same = 0;
  const deadline = Date.now() + TIMEOUT_MS;
  while (same < SETTLED_AFTER && Date.now() < deadline) {
    const height = await demo.evaluate((section) => {
      const content = section.querySelector<HTMLElement>('[data-demo-content]');
      if (!content) {
        return 0;
      }
      // The space that is reserved would hide a demo that is smaller.
      const reserved = content.style.minHeight;
      content.style.minHeight = '0';
      const { height: natural } = content.getBoundingClientRect();
      content.style.minHeight = reserved;
      return Math.ceil(natural);
    });
    same = height === last ? same + 1 : 0;
    last = height;
    await page.waitForTimeout(SAMPLE_MS);
  }
  return last;
}
