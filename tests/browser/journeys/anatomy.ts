import type { Browser, Locator, Page } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import { newReader } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

const SETTLE_MS = 300;

/**
 * Selects the parts of a component by pointer, by keyboard and by searching for a prop, in a wide and a narrow window.
 */
export async function checkAnatomy(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  for (const viewport of ['wide', 'narrow'] as const) {
    const context = await newReader(browser, { viewport });
    const page = await context.newPage();
    try {
      await page.goto(origin + path, { waitUntil: 'load' });
      const anatomy = page.locator('[data-demo$="Anatomy"]');
      await bringToLife(page, (await anatomy.elementHandle())!);
      await anatomy.locator('[data-tool]').first().waitFor();
      await page.waitForTimeout(SETTLE_MS);
      const name = `${path} ${await anatomy.getAttribute('data-demo')} ${viewport}`;
      check(`${name} by keyboard`, await moveByKeyboard(page, anatomy));
      check(`${name} by pointer`, await pointAtParts(page, anatomy));
      check(`${name} by a search`, await searchForProp(page, anatomy));
      check(`${name} links into the reference`, await findDeadLinks(page, anatomy));
    } finally {
      await context.close();
    }
  }
}

const chosenPart = (anatomy: Locator) =>
  anatomy.locator('[data-tool][aria-pressed=true]').getAttribute('data-tool');

/** The arrow keys move from part to part, each part is highlighted, and the component never receives focus. */
async function moveByKeyboard(page: Page, anatomy: Locator): Promise<string[]> {
  const lines = await anatomy.locator('[data-tool]').count();
  await anatomy.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  const seen = new Set<string | null>();
  const unlit: string[] = [];
  for (let line = 0; line < lines; line += 1) {
    const chosen = anatomy.locator('[data-tool][aria-pressed=true]');
    seen.add(await chosen.getAttribute('data-tool'));
    const isAbsent = (await chosen.getAttribute('data-absent')) !== null;
    const lights = await anatomy.locator('[data-anatomy-lights] > span').count();
    if (lights === 0 && !isAbsent) {
      unlit.push(`${await chosen.innerText()} is not lit`);
    }
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(30);
  }
  const isInside = await anatomy.evaluate((section) =>
    section.querySelector('[data-demo-content]')!.contains(document.activeElement),
  );
  return [
    ...(lines > 5 ? [] : [`it lists ${lines} parts`]),
    ...(seen.size === lines ? [] : [`the arrow key came to ${seen.size} of ${lines} parts`]),
    ...(isInside ? ['the component took the focus'] : []),
    ...unlit,
  ];
}

/** Pointing at the middle of a highlight selects its part, or a part inside it. */
async function pointAtParts(page: Page, anatomy: Locator): Promise<string[]> {
  const problems: string[] = [];
  for (const icon of await anatomy.locator('[data-demo-content] svg[class*=anatomy-slot-]').all()) {
    // Scrolls it to the middle, because sticky bars would cover it at the top of a phone's screen.
    await icon.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = (await icon.boundingBox())!;
    const slot = /anatomy-slot-(\w+)/.exec((await icon.getAttribute('class'))!)![1];
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(SETTLE_MS);
    const chosen = await chosenPart(anatomy);
    if (chosen !== `slot-${slot}`) {
      problems.push(`the pointer over the slot ${slot} shows ${chosen}`);
    }
  }
  await page.mouse.move(0, 0);
  return problems;
}

/** Searching for the path of a prop finds and highlights the part that accepts it. */
async function searchForProp(page: Page, anatomy: Locator): Promise<string[]> {
  const paths = await anatomy.locator('[data-tool]:not([data-absent]) code').allInnerTexts();
  const path = paths.find((text) => text.startsWith('slotProps.'));
  if (!path) {
    return ['no part has a path'];
  }
  await anatomy.getByRole('searchbox').fill(path);
  await anatomy.locator('[data-tool]').first().click();
  await page.waitForTimeout(SETTLE_MS);
  const details = await anatomy.locator('[data-anatomy-details]').innerText();
  const lights = await anatomy.locator('[data-anatomy-lights] > span').count();
  await anatomy.getByRole('searchbox').fill('');
  return [
    ...(details.includes(path) ? [] : [`the details of ${path} do not name it: ${details}`]),
    ...(lights > 0 ? [] : [`${path} lights nothing up`]),
  ];
}

/** Every link of a part must lead to an existing place. */
async function findDeadLinks(page: Page, anatomy: Locator): Promise<string[]> {
  const addresses = new Set<string>();
  for (const line of await anatomy.locator('[data-tool]').all()) {
    await line.focus();
    for (const link of await anatomy.locator('[data-anatomy-details] a').all()) {
      addresses.add(new URL((await link.getAttribute('href'))!, page.url()).href);
    }
  }
  const problems: string[] = [];
  const texts = new Map<string, string>();
  for (const address of addresses) {
    const { origin, pathname, hash } = new URL(address);
    const html = texts.get(pathname) ?? (await (await page.request.get(origin + pathname)).text());
    texts.set(pathname, html);
    const id = hash.slice(1);
    if (!new RegExp(`\\sid="?${id}["\\s>]`).test(html) && id !== '') {
      problems.push(`${pathname} has no ${hash}`);
    }
  }
  return addresses.size > 0 ? problems : ['there is none'];
}
