import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';

interface Site {
  readonly origin: string;
  readonly buildDir: string;
}

/** Opens missing pages on the site's own server, and on a host with a single error page for all addresses. */
export async function checkMissingPage(
  browser: Browser,
  { origin, buildDir }: Site,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The browser also reports that the page itself is missing.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  try {
    for (const [prefix, heading] of [
      ['', 'Page not found'],
      ['/zh', '找不到页面'],
    ] as const) {
      const path = `${prefix}/x/react-data-grid/sortng/`;
      await page.goto(origin + path);
      const nearest = `${prefix}/x/react-data-grid/sorting/`;
      check(`${path} leads on`, await findOffers(page, heading, nearest));
      await page.locator('main button').click();
      const isOpen = await appears(page, 'dialog[open] input');
      check(`${path}: its words are searched for`, isOpen ? [] : ['no search opens']);
    }
    const prop = '/x/api/data-grid/onRowClick/';
    await page.goto(origin + prop);
    const reference = '/x/api/data-grid/';
    check(`${prop} leads on`, await findOffers(page, 'Page not found', reference));
    for (const version of ['next', 'v5'].filter((name) => existsSync(join(buildDir, 'x', name)))) {
      const path = `/x/${version}/react-data-grid/gettng-started/`;
      const start = `/x/${version}/react-data-grid/`;
      await page.goto(origin + path);
      check(`${path} leads to its version`, await findOffers(page, 'Page not found', start));
    }
    for (const [from, to] of [
      ['columns/#column-types', 'column-definition/#column-types'],
      ['columns/#column-width', 'column-dimensions/#column-width'],
      ['group-pivot/#tree-data', 'tree-data/'],
    ]) {
      await page.goto(`${origin}/x/react-data-grid/${from}`);
      const end = `${origin}/x/react-data-grid/${to}`;
      await page.waitForURL(end, { timeout: 5_000 }).catch(() => undefined);
      check(`${from} leads to where the section is now`, [
        ...(page.url() === end ? [] : [`it led to ${page.url()}`]),
      ]);
    }

    const single = readFileSync(join(buildDir, '404.html'), 'utf8');
    await page.route(/x-grid|sortng/, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ status: 404, contentType: 'text/html', body: single })
        : route.continue(),
    );
    await page.goto(`${origin}/zh/x/react-data-grid/sortng/`);
    check(
      'the one page of a simple host speaks the language of the address',
      await findOffers(page, '找不到页面', '/zh/x/react-data-grid/sorting/'),
    );
    await page.goto(`${origin}/x/api/data-grid/x-grid/?from=old#props`);
    const target = '/x/api/data-grid/data-grid-pro/?from=old#props';
    const hasArrived = await page
      .waitForURL(origin + target, { timeout: 5_000 })
      .then(() => true)
      .catch(() => false);
    check('addresses that moved lead on without a server that knows', [
      ...(hasArrived ? [] : [`${page.url()} is not ${target}`]),
    ]);
    check('missing pages throw no errors', errors);
  } finally {
    await context.close();
  }
}

async function findOffers(page: Page, heading: string, nearest: string): Promise<string[]> {
  const isOffered = await appears(page, `main a[href="${nearest}"]`);
  const title = await page.locator('h1').textContent();
  return [
    ...(isOffered ? [] : [`${nearest} is not offered`]),
    ...(title === heading ? [] : [`the heading is "${title}", not "${heading}"`]),
    ...((await page.locator('main button').count()) === 1 ? [] : ['there is no search button']),
    ...(await findHeadProblems(page, heading)),
  ];
}

/** Time until the head is updated after the page was painted, in milliseconds. */
const HEAD_MS = 500;

/** Checks the metadata for search engines after scripts have updated the head. */
async function findHeadProblems(page: Page, heading: string): Promise<string[]> {
  await page.waitForTimeout(HEAD_MS);
  const title = await page.title();
  const version = /^\/x\/(next|v\d)\//.exec(new URL(page.url()).pathname)?.[1];
  const wanted = version ? `${heading} (${version}) |` : `${heading} |`;
  const robots = await page.$$eval('meta[name="robots"]', (metas) =>
    metas.map((meta) => meta.getAttribute('content')).join(),
  );
  const addresses = await page.locator('link[rel="canonical"], link[hreflang]').count();
  return [
    ...(title.startsWith(wanted) ? [] : [`the title is "${title}"`]),
    ...(robots === 'noindex' ? [] : [`robots are told "${robots}"`]),
    ...(addresses === 0 ? [] : ['it names an address at which it is known']),
  ];
}

function appears(page: Page, selector: string): Promise<boolean> {
  return page
    .waitForSelector(selector, { timeout: 5_000 })
    .then(() => true)
    .catch(() => false);
}
