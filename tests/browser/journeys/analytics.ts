import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ANALYTICS_CONFIG_ID } from '../../../plugins/analytics/configId.ts';
import { createAnalyticsConfig } from '../../../plugins/analytics/index.ts';
import type { BeaconBody } from '../../../plugins/analytics/client/createBeacon.ts';
import { contentOrigins } from '../../../plugins/analytics/origins.ts';
import type { AnalyticsEvent, ConsentRule } from '../../../plugins/analytics/types.ts';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import type { SitePage } from '../sitePages.ts';
import { serveConfigured } from '../standIns/serveConfigured.ts';
import { startAdNetwork, type AdNetwork } from '../standIns/startAdNetwork.ts';
import { until } from '../until.ts';

const NAMES = {
  en: { notice: 'Allow analytics?', grant: 'Allow', deny: 'Refuse' },
  zh: { notice: '可以统计你的访问吗？', grant: '允许', deny: '拒绝' },
};
const GOOGLE = 'https://www.googletagmanager.com/**';
/** Sets the cookies that Google's script sets first. */
const GOOGLE_SCRIPT = `document.cookie = '_ga=GA1.1.7; Path=/'; document.cookie = '_ga_TEST1=GS1; Path=/';`;
/** Longer than analytics takes to start and to send its queue, in milliseconds. */
const QUIET_MS = 3_000;
const ELSEWHERE = 'Asia/Shanghai';

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly network: AdNetwork;
  /** Origin of the site, configured with analytics. */
  readonly origin: string;
  /** Requested addresses of Google. */
  readonly google: readonly string[];
}

/**
 * Checks analytics in each configuration of the site, with readers who allow it, refuse it, or do not need to be asked.
 */
export async function checkAnalytics(
  browser: Browser,
  origin: string,
  site: SitePage,
  privacy: SitePage,
  check: Check,
): Promise<void> {
  const { path, language } = site;
  const names = NAMES[language];
  const visit = (rule: ConsentRule, look: (visit: Visit) => Promise<string[]>, before = nothing) =>
    withVisit(browser, origin, path, rule, before, look);

  check(`${path} asks before it counts`, await visit('always', (each) => ask(each, names)));
  check(
    `${path} does not count those who refuse`,
    await visit('always', (each) => refuse(each, names)),
  );
  check(
    `${path} counts those who allow it`,
    await visit('always', (each) => allow(each, site, privacy, names)),
  );
  // The following checks do not depend on the language.
  if (language !== 'en') {
    return;
  }
  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    check(
      `${path} leaves browsers with ${signal} alone`,
      await visit('never', expectSilence, ({ page }) =>
        page.addInitScript(
          ([name, set]) => Object.defineProperty(navigator, String(name), { get: () => set }),
          [signal, value],
        ),
      ),
    );
  }
  check(
    `${path} counts without asking where nobody has to be asked`,
    await visit('region', expectCounting, ({ page }) => setTimeZone(page, ELSEWHERE)),
  );
  check(
    `${path} asks where the law says so`,
    await visit(
      'region',
      (each) => ask(each, names),
      ({ page }) => setTimeZone(page, 'Europe/Paris'),
    ),
  );
}

const nothing = async (_visit: Visit): Promise<unknown> => undefined;

async function withVisit(
  browser: Browser,
  origin: string,
  path: string,
  consent: ConsentRule,
  before: (visit: Visit) => Promise<unknown>,
  look: (visit: Visit) => Promise<string[]>,
): Promise<string[]> {
  const network = await startAdNetwork();
  const context = await newReader(browser);
  const page = await context.newPage();
  const google: string[] = [];
  const options = {
    ga4Id: 'G-TEST1',
    beaconUrl: network.beaconUrl,
    consent,
    privacyPath: '/x/introduction/privacy/',
  };
  const site = await serveConfigured(origin, {
    id: ANALYTICS_CONFIG_ID,
    configOf: (baseUrl) => createAnalyticsConfig(options, baseUrl) ?? {},
    origins: contentOrigins(options),
  });
  const visit = { page, context, network, google, origin: site.origin };
  try {
    await page.route(GOOGLE, (route) => {
      google.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT });
    });
    await before(visit);
    await openAlive(page, site.origin + path);
    return await look(visit);
  } finally {
    await context.close();
    await site.stop();
    await network.stop();
  }
}

const noticeOf = (page: Page) => page.locator('[data-consent]');

/** Checks that no request was sent to third parties and nothing was stored. */
async function findLeaks({ context, network, google }: Visit): Promise<string[]> {
  const cookies = await context.cookies();
  return [
    ...network.beacons.map((body) => `was sent: ${body}`),
    ...google.map((url) => `${url} was loaded`),
    ...cookies.map(({ name }) => `there is a cookie ${name}`),
  ];
}

async function ask(visit: Visit, names: (typeof NAMES)['en']): Promise<string[]> {
  const { page } = visit;
  const notice = noticeOf(page);
  await notice.waitFor();
  const named = await page.getByRole('dialog', { name: names.notice }).count();
  await page.keyboard.press('Tab');
  const isFirst = await notice.evaluate((element) => element.contains(document.activeElement));
  const position = await notice.evaluate((element) => getComputedStyle(element).position);
  // Axe only recognizes a skip link if no other link precedes it.
  const faults = await runAxe(page, undefined, { without: ['[class*="skipToContent"]'] });
  await page.waitForTimeout(QUIET_MS);
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'detached' });
  return [
    ...(named === 1 ? [] : ['the notice has no name']),
    ...(isFirst ? [] : ['the Tab key does not reach it first']),
    ...(position === 'fixed' ? [] : [`it lies in the page (${position}), which moves for it`]),
    ...faults,
    ...(await findLeaks(visit)),
  ];
}

async function refuse(visit: Visit, names: (typeof NAMES)['en']): Promise<string[]> {
  const { page } = visit;
  await noticeOf(page).getByRole('button', { name: names.deny }).focus();
  await page.keyboard.press('Enter');
  await noticeOf(page).waitFor({ state: 'detached' });
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(report);
  await page.waitForTimeout(QUIET_MS);
  return [
    ...((await noticeOf(page).count()) === 0 ? [] : ['it asks again']),
    ...(await findLeaks(visit)),
  ];
}

/** Runs in the page: sends the search's report of a query without results. */
function report(): void {
  const detail = { name: 'search_no_results', params: { query: 'sortng', version: 'current' } };
  window.dispatchEvent(new CustomEvent('docs:analytics', { detail }));
}

async function allow(
  visit: Visit,
  { path, language }: SitePage,
  privacy: SitePage,
  names: (typeof NAMES)['en'],
): Promise<string[]> {
  const { page, context, network, origin, google } = visit;
  await noticeOf(page).getByRole('button', { name: names.grant }).click();
  const isCounted = await until(() => eventsOf(network).some(({ name }) => name === 'page_view'));
  const view = eventsOf(network)[0];
  await page.evaluate(report);
  // A click on an ad opens another page of the site.
  const ad = page.locator('[data-ad="house"] a').first();
  await ad.waitFor();
  await ad.click();
  await page.waitForURL((url) => url.pathname !== path);
  const wanted = ['search_no_results', 'ad_click', 'page_view'];
  await until(() => wanted.every((name) => namesAfterFirst(network).includes(name)));
  const heard = namesAfterFirst(network);
  const { user } = JSON.parse(network.beacons[0] ?? '{}') as BeaconBody;
  const cookies = (await context.cookies()).map(({ name }) => name);

  await page.goto(origin + privacy.path);
  const status = page.locator('[data-privacy]');
  await page.locator('[data-privacy="granted"]').waitFor();
  await page.getByRole('button', { name: names.deny }).click();
  await page.locator('[data-privacy="denied"]').waitFor();
  const sentBefore = network.beacons.length;
  await page.evaluate(report);
  await page.waitForTimeout(QUIET_MS);
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith('_ga'));
  return [
    ...(isCounted ? [] : ['no view of the page is sent']),
    ...(view?.params.page_location === origin + path ? [] : [`it is of ${JSON.stringify(view)}`]),
    ...(user?.language === language ? [] : [`the reader is ${JSON.stringify(user)}`]),
    ...wanted.filter((name) => !heard.includes(name)).map((name) => `${name} is not sent`),
    ...(google.some((url) => url.includes('id=G-TEST1')) ? [] : ["Google's script is not loaded"]),
    ...(cookies.includes('_ga') ? [] : ["Google's script did not run"]),
    ...kept.map(({ name }) => `the cookie ${name} is still there`),
    ...(network.beacons.length === sentBefore ? [] : ['something is sent after the refusal']),
    ...((await status.count()) === 1 ? [] : ['the page about privacy does not say how it is']),
  ];
}

const eventsOf = ({ beacons }: AdNetwork): AnalyticsEvent[] =>
  beacons.flatMap((body) => (JSON.parse(body) as BeaconBody).events);

const namesAfterFirst = (network: AdNetwork): string[] =>
  eventsOf(network)
    .slice(1)
    .map(({ name }) => name);

async function expectSilence(visit: Visit): Promise<string[]> {
  const { page } = visit;
  await page.evaluate(report);
  await page.waitForTimeout(QUIET_MS);
  return [
    ...((await noticeOf(page).count()) === 0 ? [] : ['it asks']),
    ...(await findLeaks(visit)),
  ];
}

async function expectCounting({ page, network }: Visit): Promise<string[]> {
  const isCounted = await until(() => eventsOf(network).some(({ name }) => name === 'page_view'));
  return [
    ...(isCounted ? [] : ['no view of the page is sent']),
    ...((await noticeOf(page).count()) === 0 ? [] : ['it asks']),
  ];
}

async function setTimeZone(page: Page, timezoneId: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
}
