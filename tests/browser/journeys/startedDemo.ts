import type { Browser } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import { newReader, waitUntilAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { setState } from '../states.ts';
import { readLooks } from './demoSettings.ts';

const SETTLE_MS = 700;

/**
 * Starts the first demo of a dark, mirrored page while the others wait with the light styles that the server wrote, and
 * looks whether the demo changes once they have started too.
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
    // Nothing is near: demos start when they are touched, and not before.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    await waitUntilAlive(page);
    await setState(page, { theme: 'dark', dir: 'rtl' });
    const looks: string[] = [];
    const states: string[] = [];
    for (const demo of await page.$$('[data-demo]')) {
      // The place itself is touched, and nothing in it.
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
