import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ADS_CONFIG_ID } from '../../../plugins/ads/configId.ts';
import { createAdsConfig } from '../../../plugins/ads/index.ts';
import { FRAME_FOLDER } from '../../../plugins/ads/network/publishFrame.ts';
import { renderFrame } from '../../../plugins/ads/network/renderFrame.ts';
import { contentOrigins } from '../../../plugins/ads/origins.ts';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import { largestShifts, recordLayoutShift } from '../pageFacts.ts';
import { runAxe } from '../runAxe.ts';
import type { SitePage } from '../sitePages.ts';
import { until } from '../until.ts';
import { ADVERTISER, MARK } from '../standIns/adAnswers.ts';
import { serveConfigured, type OtherBuild } from '../standIns/serveConfigured.ts';
import {
  BEHAVIORS,
  startAdNetwork,
  type AdNetwork,
  type Behavior,
} from '../standIns/startAdNetwork.ts';

type Service = 'feed' | 'network';

interface Case {
  readonly service: Service;
  readonly behavior: Behavior;
}

/**
 * The ad that is finally shown. `Math.random` always returns 0.5, which selects an image and no request to allow ads.
 */
const EXPECTED: Readonly<Record<Service, Readonly<Record<Behavior, string>>>> = {
  feed: {
    well: 'feed',
    slowly: 'feed',
    wrongly: 'house',
    hugely: 'house',
    hostile: 'feed',
    'not at all': 'house',
  },
  network: {
    well: 'network',
    slowly: 'network',
    wrongly: 'house',
    hugely: 'network',
    hostile: 'house',
    'not at all': 'house',
  },
};

/** Another page that the site loads in frames. */
const DEMO_FRAME = '/x/demos/frame/code/';

/** An image of one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Opens a page with a feed or a network that behaves in each way, and checks that the layout stays the same and that an
 * ad is shown.
 */
export async function checkAdService(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  service: Service,
  check: Check,
): Promise<void> {
  const network = await startAdNetwork();
  const context = await newReader(browser);
  try {
    for (const behavior of BEHAVIORS) {
      const where = `${path} with a ${service} that answers ${behavior}`;
      const build = describeBuild(network, { service, behavior });
      check(where, await findProblems(context, origin, path, build, { service, behavior }));
    }
  } finally {
    await context.close();
    await network.stop();
  }
}

async function findProblems(
  context: BrowserContext,
  origin: string,
  path: string,
  build: OtherBuild,
  { service, behavior }: Case,
): Promise<string[]> {
  const site = await serveConfigured(origin, build);
  const page = await context.newPage();
  const intrusions = watchIntrusions(page);
  // The script of an ad network runs in a frame, where it may throw errors.
  page.on('pageerror', ({ message }) => service === 'feed' && intrusions.push(message));
  const counted: string[] = [];
  await page.addInitScript(recordLayoutShift);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.route(`${ADVERTISER}/**`, (route) => {
    counted.push(route.request().url());
    return route.fulfill({ contentType: 'image/gif', body: PICTURE });
  });
  try {
    await openAlive(page, site.origin + path);
    await forgetFontShifts(page);
    const before = await readPlaces(page);
    const expected = EXPECTED[service][behavior];
    await page
      .waitForSelector(`[data-ad="${expected}"]`, { timeout: 20_000 })
      .catch(() => undefined);
    const shown = await page.locator('[data-ad]').first().getAttribute('data-ad');
    const isCounted = service === 'feed' && behavior === 'well';
    return [
      ...(shown === expected ? [] : [`"${shown}" is shown, not "${expected}"`]),
      ...compare(before, await readPlaces(page)),
      ...(await findShifts(page)),
      ...(await findTraces(page, context)),
      ...intrusions,
      ...(isCounted ? await findUncounted(counted) : []),
      ...(behavior === 'well' ? await runAxe(page, undefined) : []),
    ];
  } finally {
    await page.close();
    await site.stop();
  }
}

function describeBuild(network: AdNetwork, { service, behavior }: Case): OtherBuild {
  const options = {
    isShown: true,
    feedUrl: service === 'feed' ? network.feedUrl(behavior) : null,
    scriptUrl: service === 'network' ? network.scriptUrl(behavior) : null,
    networkOrigins: [],
  };
  const { scriptUrl, networkOrigins } = options;
  return {
    id: ADS_CONFIG_ID,
    configOf: (baseUrl) => createAdsConfig(options, baseUrl) ?? {},
    origins: contentOrigins(options),
    pages: scriptUrl
      ? {
          [`/${FRAME_FOLDER}/`]: {
            html: renderFrame({ scriptUrl, networkOrigins }),
            beside: DEMO_FRAME,
          },
        }
      : {},
  };
}

/** Records dialogs, windows, and navigations that the reader did not request. */
function watchIntrusions(page: Page): string[] {
  const intrusions: string[] = [];
  page.on('dialog', (dialog) => {
    intrusions.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => intrusions.push(`${popup.url()} opens in a window`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith(ADVERTISER)) {
      intrusions.push(`the reader was sent to ${frame.url()}`);
    }
  });
  return intrusions;
}

/** Returns the positions of the page's parts and its text, without the ad. */
function readPlaces(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const placeOf = (selector: string) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    return {
      title: document.title,
      heading: placeOf('h1'),
      article: placeOf('article'),
      contents: placeOf('.theme-doc-toc-desktop'),
      footer: placeOf('footer.footer'),
      text: document.querySelector('article')!.innerText,
    };
  });
}

const compare = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] =>
  Object.keys(before)
    .filter((part) => before[part] !== after[part])
    .map((part) => `${part} changed: ${after[part]?.slice(0, 100)}`);

/** Ignores layout shifts caused by fonts that load late. The ad appears later than the fonts. */
const forgetFontShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    (globalThis as unknown as { layoutShifts: unknown[] }).layoutShifts = [];
  });

async function findShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() =>
    (globalThis as unknown as { layoutShifts: { value: number; what: string }[] }).layoutShifts
      .filter(({ value }) => value > 0)
      .map(({ value }) => value),
  );
  return shifts.length === 0 ? [] : ['the page moved', ...(await page.evaluate(largestShifts))];
}

/** Finds traces that code of the ad would have left. */
async function findTraces(page: Page, context: BrowserContext): Promise<string[]> {
  const traces = await page.evaluate(
    (mark) => [
      ...(mark in globalThis ? ['its code ran'] : []),
      ...('polluted' in {} ? ['objects have what it brought'] : []),
      ...Object.keys(localStorage).filter((key) => key === mark),
      ...[...document.querySelectorAll('[data-ad] script, [data-ad] svg, [data-ad] [onerror]')].map(
        ({ outerHTML }) => `there is ${outerHTML.slice(0, 80)}`,
      ),
      ...[...document.querySelectorAll<HTMLAnchorElement>('[data-ad] a')]
        .filter(({ protocol }) => !/^https?:$/.test(protocol))
        .map(({ href }) => `a link leads to ${href}`),
    ],
    MARK,
  );
  const cookies = await context.cookies();
  return [...traces, ...cookies.map(({ name }) => `there is a cookie ${name}`)];
}

/** Checks that the ad's tracking pixels were requested with the timestamp filled in. */
async function findUncounted(counted: readonly string[]): Promise<string[]> {
  const wanted = ['/statimp', '/pixel?time=1764000000', '/other', '/picture.png'];
  const missing = () => wanted.filter((part) => !counted.includes(ADVERTISER + part));
  await until(() => missing().length === 0);
  return missing().map((part) => `${part} is not fetched`);
}
