import type { Browser } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/** Printable area of an A4 sheet, in CSS pixels. */
const SHEET = { width: 718, height: 1050 };

/** Elements that are useless on paper. */
const SCREEN_ONLY = [
  '.navbar',
  '.theme-doc-sidebar-container',
  '.pagination-nav',
  '.footer',
  '[data-page-actions]',
  '[data-feedback]',
  '[data-demo] [role=toolbar]',
  '.tabs-container > [role=tablist]',
];

/** Checks how a page with demos, or an API page, would be printed. */
export async function checkPrint(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser, { colorScheme: 'dark' });
  const page = await context.newPage();
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.setViewportSize(SHEET);
    // Browsers fire this event before printing, but emulating print media does not.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    check(
      `${path} on paper`,
      await page.evaluate((screenOnly) => {
        const isShown = (element: Element) => (element as HTMLElement).checkVisibility();
        const printedAfter = (element: Element) =>
          getComputedStyle(element, '::after').content.replaceAll('" "', '');
        const shown = screenOnly.filter((selector) =>
          [...document.querySelectorAll(selector)].some(isShown),
        );
        const listings = [...document.querySelectorAll('[data-demo-listing]')];
        const cut = listings.filter(
          (listing) => !isShown(listing) || listing.scrollHeight > listing.clientHeight + 1,
        );
        const before = (element: Element) => getComputedStyle(element, '::before').content;
        const nameless = listings.filter((listing) => !/\.tsx/.test(before(listing)));
        // For each imported file that is not printed, its name and the address of its code must be printed.
        const lost = listings.filter((listing) => {
          const imported = /from '\.\/([^']+)'/.exec(listing.textContent)?.[1];
          const files = listing.closest('[data-demo]')!.querySelector('[data-demo-files]');
          const isNamed = files && isShown(files) && files.textContent.includes(imported ?? '');
          return imported && !(isNamed && printedAfter(files.querySelector('a')!).includes('://'));
        });
        const code = [...document.querySelectorAll('.theme-doc-markdown pre')].filter(isShown);
        const wide = code.filter((pre) => pre.scrollWidth > pre.clientWidth + 1);
        const addressed = [...document.querySelectorAll('.theme-doc-markdown code a')].filter(
          (name) => printedAfter(name) !== 'none',
        );
        // Types that expand inline are buttons within the code of other types.
        const left = [...document.querySelectorAll('[data-api-list] code button')].filter(
          (name) => !isShown(name),
        );
        const link = document.querySelector('.theme-doc-markdown p > a[href^="/"]:not(:has(code))');
        const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href;
        const address = link ? new URL(link.getAttribute('href')!, canonical).href : '';
        const spelled = link ? printedAfter(link) : '';
        const panels = [...document.querySelectorAll('.tabs-container > [role=tabpanel]')];
        // The server renders fields and text. For grids and charts, it only renders an empty element.
        const isDrawn = (content: Element) =>
          content.querySelector('input') && !content.querySelector('div:empty:not([class*=Mui])');
        const hidden = [...document.querySelectorAll('[data-demo-content]')].filter(
          (content) => isDrawn(content) && !isShown(content),
        );
        const isBlank = (content: Element) =>
          isShown(content) && !content.querySelector('input, svg') && !content.textContent?.trim();
        const blank = [...document.querySelectorAll('[data-demo-content]')].filter(isBlank);
        return [
          ...(document.documentElement.dataset.theme === 'light' ? [] : ['it is printed dark']),
          ...shown.map((selector) => `${selector} is printed`),
          ...(cut.length > 0 ? [`the code of ${cut.length} demos is cut off`] : []),
          ...(nameless.length > 0 ? [`the files of ${nameless.length} demos have no name`] : []),
          ...(lost.length > 0
            ? [`${lost.length} demos import files that paper says nothing of`]
            : []),
          ...(wide.length > 0 ? [`lines of ${wide.length} blocks of code leave the paper`] : []),
          ...(addressed.length > 0 ? [`${addressed.length} names in code have an address`] : []),
          ...(left.length > 0 ? [`${left.length} types lack a name in them`] : []),
          ...(listings.length > 0 ||
          code.length > 0 ||
          document.querySelector('[data-api-section] pre')
            ? []
            : ['it has no code']),
          ...(panels.every(isShown) ? [] : ['what is in tabs is not printed']),
          ...(hidden.length > 0 ? [`${hidden.length} demos are printed as code only`] : []),
          ...(blank.length > 0 ? [`${blank.length} demos are printed as empty boxes`] : []),
          ...(!link || spelled.includes(address)
            ? []
            : [`a link is printed with ${spelled} behind it`]),
          ...(document.documentElement.scrollWidth > innerWidth + 1
            ? [`it is ${document.documentElement.scrollWidth} px wide on ${innerWidth}`]
            : []),
        ];
      }, SCREEN_ONLY),
    );
  } finally {
    await context.close();
  }
}
