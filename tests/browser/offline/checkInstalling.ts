import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { waitUntilAlive } from '../openSite.ts';
import { visitHost } from './openHost.ts';
import { openStored } from './workerState.ts';

const PAGE = '/x/introduction/';

/** Checks the manifest as the browser parses it, and the offer to install the site, which appears in the settings. */
export async function checkInstalling(
  browser: Browser,
  origin: string,
  check: Check,
): Promise<void> {
  await visitHost(browser, origin, 'allow', async ({ host, page }) => {
    await openStored(page, host.origin + PAGE, '');
    check('installing: the browser accepts the manifest', await readManifest(page));
    check('installing: its icons are there', await findMissingIcons(page));
    check('installing: the offer waits in the settings', await takeOffer(page));
  });
  await visitHost(browser, origin, 'allow', async ({ page }) => {
    // Not the host that the pages contain.
    await page.goto(origin + PAGE, { waitUntil: 'load' });
    await waitUntilAlive(page);
    await page.waitForLoadState('networkidle');
    const count = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    check(
      'offline: no worker on other hosts',
      count === 0 ? [] : [`${count} workers are registered`],
    );
  });
}

async function readManifest(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return [
    ...(data ? [] : ['there is none']),
    ...errors.map(({ message }) => message),
    ...installabilityErrors
      // Test windows are always in incognito mode.
      .filter(({ errorId }) => errorId !== 'in-incognito')
      .map(({ errorId }) => errorId),
  ];
}

function findMissingIcons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    const { icons } = (await (await fetch(link.href)).json()) as {
      icons: { src: string; sizes: string }[];
    };
    const problems = await Promise.all(
      icons.map(async ({ src, sizes }) => {
        const bitmap = await createImageBitmap(await (await fetch(src)).blob());
        const size = `${bitmap.width}x${bitmap.height}`;
        return size === sizes ? [] : [`${src} is ${size}, not ${sizes}`];
      }),
    );
    return [...(icons.length > 0 ? [] : ['there are none']), ...problems.flat()];
  });
}

async function takeOffer(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const button = page.getByRole('button', { name: 'Install as an app' });
  await page.locator('[data-offline-settings]').waitFor();
  const early = await button.count();
  // Headless browsers do not offer installation themselves.
  const isHeld = await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.prompted = '';
        return { outcome: 'dismissed' };
      },
    });
    return !window.dispatchEvent(event);
  });
  await button.click();
  await button.waitFor({ state: 'detached' });
  const isAsked = (await page.locator('html[data-prompted]').count()) === 1;
  return [
    ...(early === 0 ? [] : ['it is there before the browser offers it']),
    ...(isHeld ? [] : ["the browser's own bar is not held back"]),
    ...(isAsked ? [] : ['the button does not ask']),
  ];
}
