import type { Browser, Page } from '@playwright/test';
import { newReader } from '../openSite.ts';
import type { Check } from '../check.ts';
import type { SitePage } from '../sitePages.ts';

/** The appearance of a loading page in one frame. */
interface Frame {
  readonly theme: string;
  /** Background of the page, background of the first demo's surface, text color of the demo's first element. */
  readonly colors: readonly (string | null)[];
}

const PARTS = ['page background', 'demo surface', 'text in the demo'];
const WATCH_MS = 1_500;

/**
 * Loads a page as a reader who chose dark mode earlier, and records the colors of every frame from the first one on.
 */
export async function checkDarkWithoutFlash(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  // The system preference is light, so that only the stored choice can make the page dark.
  const context = await newReader(browser, { colorScheme: 'light' });
  const page = await context.newPage();
  try {
    await page.goto(origin + path);
    await chooseDark(page);
    await page.addInitScript(recordFrames);
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(WATCH_MS);
    const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
    check(`${path} is dark from the first frame`, findFlashes(frames));
  } finally {
    await context.close();
  }
}

/** Stores the choice under the key that the site's first script uses. */
async function chooseDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = [...document.scripts].find(({ text }) => text.includes('data-theme'));
    const key = /localStorage\.getItem\("([^"]+)"\)/.exec(script?.text ?? '')?.[1];
    if (!key) {
      throw new Error('No script of the page reads a stored theme before the first paint.');
    }
    localStorage.setItem(key, 'dark');
  });
}

/** Runs in the page, before its own scripts. */
function recordFrames(): void {
  const record = globalThis as unknown as { frames: Frame[] };
  record.frames = [];
  const colorOf = (element: Element | null | undefined, property: 'color' | 'backgroundColor') =>
    element ? getComputedStyle(element)[property] : null;
  const look = () => {
    if (document.body) {
      const canvas = document.querySelector('[data-demo-canvas]');
      const inner = canvas?.querySelector('[data-demo-content] [class*="Mui"]');
      const isSeen = inner?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      record.frames.push({
        theme: document.documentElement.dataset.theme ?? '',
        colors: [
          // The body may be transparent, which shows the background of the root element.
          [document.body, document.documentElement]
            .map((element) => colorOf(element, 'backgroundColor'))
            .find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'none',
          colorOf(canvas, 'backgroundColor'),
          isSeen ? colorOf(inner, 'color') : null,
        ],
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function findFlashes(frames: readonly Frame[]): string[] {
  const last = frames.at(-1);
  if (!last || last.theme !== 'dark') {
    return [`data-theme is "${last?.theme ?? ''}" when the page has loaded`];
  }
  const lateTheme = frames.findIndex(({ theme }) => theme !== 'dark');
  const problems =
    lateTheme >= 0 ? [`frame ${lateTheme} has data-theme "${frames[lateTheme]?.theme}"`] : [];
  if (luminance(last.colors[0] ?? '') > 0.2) {
    problems.push(`the page background is ${last.colors[0]}, which is not dark`);
  }
  for (const [index, part] of PARTS.entries()) {
    const seen = frames.map(({ colors }) => colors[index]).filter((color) => color != null);
    const other = seen.find((color) => color !== seen.at(-1));
    if (other) {
      problems.push(`the ${part} is ${other} first and ${seen.at(-1)} at last`);
    }
  }
  return problems;
}

/** Returns the relative luminance of an `rgb()` color, 0 to 1, without gamma: enough to distinguish dark from light. */
function luminance(color: string): number {
  const [red = 255, green = 255, blue = 255] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
