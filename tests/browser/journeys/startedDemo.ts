import type { Browser } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import { newReader, waitUntilAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { setState } from '../states.ts';
import { readLooks } from './demoSettings.ts';

const SETTLE_MS = 700;

/**
 * Starts the first demo of a dark, right-to-left page while the others still have the light styles of the server, and
 * checks that the demo does not change after the others have started.
 */
export async function checkStartedDemo(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    // Without intersections, demos only start when a reader interacts with them.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    await waitUntilAlive(page);
    await setState(page, { theme: 'dark', dir: 'rtl' });
    const looks: string[] = [];
    const states: string[] = [];
    for (const demo of await page.$$('[data-demo]')) {
      // Dispatches the event on the container itself, not on an element inside it.
      await (await demo.$('[data-demo-content]'))?.dispatchEvent('pointerdown');
      states.push(await bringToLife(page, demo));
      await page.waitForTimeout(SETTLE_MS);
      looks.push(Object.values(await page.evaluate(readLooks))[0] ?? '');
    }
    check(`${path}: a demo that has started looks as it will when all have`, [
      ...(states.length > 1 && states.every((state) => state === 'ready')
        ? []
        : [`its demos are: ${states.join(', ') || 'none'}`]),
      ...findDifference(looks[0], looks.at(-1)),
    ]);
  } finally {
    await context.close();
  }
}

function findDifference(first = '', last = ''): string[] {
  const lines = last.split('\n');
  const index = first.split('\n').findIndex((line, at) => line !== lines[at]);
  return index < 0
    ? []
    : [`an element is "${first.split('\n')[index]}" first and "${lines[index]}" at last`];
}
