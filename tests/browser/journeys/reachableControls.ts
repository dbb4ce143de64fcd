import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';

/** The narrowest and a common phone, a tablet, and the widest window without a sidebar. */
export const REACH_WIDTHS = [320, 390, 768, 996] as const;
const HEIGHT = 800;

/** Maximum number of controls that are scrolled to on a page; long pages repeat the same ones. */
const MAX_CONTROLS = 80;

/** One page of each kind that readers use on a phone. */
export const REACHED_PAGES = [
  '/',
  '/x/introduction/installation/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/faq/',
  '/x/api/',
  '/x/api/data-grid/data-grid/',
  '/x/api/tree-view/tree-item/',
  '/x/api/compare/',
  '/x/next/api/data-grid/data-grid/',
  '/x/next/react-data-grid/sorting/',
  '/x/upgrade/',
  '/x/known-problems/',
  '/x/messages/data-grid/',
  '/x/migration/migration-tree-view-v6/',
  '/x/theme-builder/',
  '/playground/',
] as const;

/** Checks that nothing covers a control of the site, and that the contents can be opened, in narrow windows. */
export async function checkReachableControls(
  browser: Browser,
  origin: string,
  path: string,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    for (const width of REACH_WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await openAlive(page, origin + path);
      check(`${path} at ${width} px: nothing covers a control`, [
        ...new Set([
          ...(await page.evaluate(findCoveredInView)),
          ...(await scrollBy(page, HEIGHT / 2)),
          ...(await scrollBy(page, HEIGHT * 3)),
          ...(await page.evaluate(findCoveredAnywhere, MAX_CONTROLS)),
        ]),
      ]);
      check(`${path} at ${width} px: the contents open`, await openContents(page));
    }
  } finally {
    await context.close();
  }
}

async function scrollBy(page: Page, distance: number): Promise<string[]> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), distance);
  await page.waitForTimeout(100);
  return page.evaluate(findCoveredInView);
}

/** Opens the contents from the middle of the page, where other bars are sticky too, and follows an entry. */
async function openContents(page: Page): Promise<string[]> {
  const button = page.locator('.theme-doc-toc-mobile button').first();
  if ((await button.count()) === 0 || !(await button.isVisible())) {
    return [];
  }
  await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: 'instant' }));
  await button.click({ timeout: 5_000 }).catch(() => undefined);
  const link = page.locator('.theme-doc-toc-mobile a').last();
  const isShown = await link.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (!isShown) {
    return ['a click does not open them'];
  }
  await link.scrollIntoViewIfNeeded();
  const isFollowed = await link.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  return [
    ...(isFollowed ? [] : ['an entry cannot be clicked']),
    ...(new URL(page.url()).hash === '' ? ['an entry leads nowhere'] : []),
  ];
}

/** Runs in the page: checks the sticky controls in the window, which lie over the text that scrolls. */
function findCoveredInView(): string[] {
  const isSticky = (element: Element | null): boolean => {
    if (element === null) {
      return false;
    }
    const { position, top } = getComputedStyle(element);
    // Below the navigation bar, a sticky element leaves the window together with its container.
    const isLeaving = element.getBoundingClientRect().top < Number.parseFloat(top) - 1;
    return (
      position === 'fixed' ||
      (position === 'sticky' && !isLeaving) ||
      isSticky(element.parentElement)
    );
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    .filter(
      (control) =>
        // A copy button sticks to its listing, and leaves the window below the navigation bar with it.
        !control.matches('[data-copy-listing]') &&
        control.checkVisibility({ visibilityProperty: true }) &&
        isSticky(control),
    )
    .flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInView =
        width > 4 && height > 4 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const hit = isInView ? document.elementFromPoint(x, y) : control;
      const isTop = hit !== null && (control.contains(hit) || hit.contains(control));
      const isScrolled = hit?.closest('nav, aside, ul') === control.closest('nav, aside, ul');
      return isTop || isScrolled
        ? []
        : [`${hit?.outerHTML.slice(0, 80)} covers ${control.outerHTML.slice(0, 80)} at ${scrollY}`];
    });
}

/** Runs in the page: scrolls to controls outside demos, and checks that each one is on top at its center. */
function findCoveredAnywhere(max: number): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a[href], button, input, select, textarea, summary)',
    ),
  ].filter(
    (control) =>
      !control.closest('[data-demo-content], [inert], [aria-hidden=true]') &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const step = Math.max(1, Math.ceil(all.length / max));
  return all
    .filter((_, index) => index % step === 0)
    .flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box || box.width <= 4 || box.height <= 4) {
        return [];
      }
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const label = control.closest('label') ?? control;
      const isTop = hit !== null && (label.contains(hit) || hit.contains(control));
      return isTop || x < 0 || x > innerWidth
        ? []
        : [`${hit?.outerHTML.slice(0, 80)} covers ${control.outerHTML.slice(0, 80)}`];
    });
}
