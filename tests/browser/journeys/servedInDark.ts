import type { Page } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import { waitUntilAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { setState } from '../states.ts';

const SETTLE_MS = 700;
const SHOWN = 3;

/** Appearance of an element of a demo. */
interface Look {
  /**
   * Its position among the elements of its demo, and its tag and classes: the same before and after the demo has
   * started.
   */
  readonly element: string;
  readonly colors: string;
  readonly isVisible: boolean;
}

/** Reads the colors of a dark page's server-rendered demos, then starts the demos, and checks that no color changes. */
export async function checkServedInDark(
  page: Page,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  // Without intersections, demos only start when a reader interacts with them.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  await waitUntilAlive(page);
  await setState(page, { theme: 'dark', dir: 'ltr' });
  await page.waitForTimeout(SETTLE_MS);
  const served = await page.evaluate(readLooks);
  const idle = await startAll(page);
  const started = await page.evaluate(readLooks);
  check(`${path}: what the server wrote of demos is right in dark`, [
    ...findHidden(served),
    ...idle,
    ...findChanges(served, started),
  ]);
}

/**
 * Starts all demos.
 *
 * @returns problems of demos that do not start
 */
async function startAll(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const demo of await page.$$('[data-demo]')) {
    await (await demo.$('[data-demo-content]'))?.dispatchEvent('pointerdown');
    const state = await bringToLife(page, demo);
    if (state !== 'ready') {
      problems.push(`${await demo.getAttribute('id')} is ${state} when it has been touched`);
    }
  }
  await page.waitForTimeout(SETTLE_MS);
  return problems;
}

function findHidden(served: readonly Look[]): string[] {
  if (served.length === 0) {
    return ['the server wrote nothing'];
  }
  return served.some(({ isVisible }) => isVisible) ? [] : ['all of it is hidden'];
}

function findChanges(served: readonly Look[], started: readonly Look[]): string[] {
  const after = new Map(started.map(({ element, colors }) => [element, colors]));
  const kept = served.filter(({ element }) => after.has(element));
  const changed = kept.filter(({ element, colors }) => after.get(element) !== colors);
  return [
    ...(kept.length > 0 ? [] : ['none of it is there any more when the demos have started']),
    ...changed
      .slice(0, SHOWN)
      .map(
        ({ element, colors }) => `${element}: ${colors} at first, ${after.get(element)} at last`,
      ),
    ...(changed.length > SHOWN ? [`and ${changed.length - SHOWN} more`] : []),
  ];
}

/** Runs in the page. */
function readLooks(): Look[] {
  // Finishes CSS transitions to the dark mode, which may still be running on a machine with a low frame rate.
  for (const transition of document.getAnimations()) {
    if (transition instanceof CSSTransition) {
      transition.finish();
    }
  }
  const names = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke'] as const;
  return [...document.querySelectorAll('[data-demo]')].flatMap((demo) => {
    const root = demo.querySelector('[data-demo-content]');
    const list = (parent: Element, place: string): Look[] =>
      [...parent.children]
        .filter(({ tagName }) => tagName !== 'STYLE')
        .flatMap((element, index) => {
          const style = getComputedStyle(element);
          const own = `${place} ${index}`;
          // The packages' class names, without prefixes and suffixes that style engines add.
          const kinds = [...element.classList].join(' ').match(/\bMui\w+-\w+/g) ?? [];
          const look = {
            element: `${own} ${element.localName}.${[...new Set(kinds)].sort().join('.')}`,
            colors: names.map((name) => style[name]).join(' '),
            isVisible: element.checkVisibility({ visibilityProperty: true }),
          };
          return [look, ...list(element, own)];
        });
    return root ? list(root, demo.id) : [];
  });
}
