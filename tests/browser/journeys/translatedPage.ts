import type { Browser, Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';
import { watchConsole } from '../watchConsole.ts';

const DEMO = '[data-demo]:not([data-demo-state="loading"])';

/** Uses a page whose text the browser's translator has wrapped in elements: nothing may crash. */
export async function checkTranslatedPage(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  const watch = watchConsole(page);
  try {
    await openAlive(page, origin + path);
    await page.evaluate(wrapTexts);
    const steps: readonly (readonly [string, () => Promise<void>])[] = [
      ['the search', () => search(page)],
      ['JS, Expand and Reset', () => useDemo(page)],
      ['a second file', () => openSecondFile(page)],
      ['the dark mode', () => turnDark(page)],
      ['another page by the sidebar', () => followSidebar(page)],
      ['another family', () => changeFamily(page)],
      ['another version', () => changeVersion(page)],
    ];
    for (const [name, step] of steps) {
      await step();
      await page.waitForTimeout(300);
      check(`${path}, translated: ${name}`, [
        ...((await page.locator('main').count()) > 0 ? [] : ['the page is gone']),
        ...watch.take(),
      ]);
    }
    check(`${path}, translated: code stays as it is`, await findTranslatedCode(page));
  } finally {
    await context.close();
  }
}

/** Runs in the page: wraps existing and future texts, except text that must not be translated. */
function wrapTexts(): void {
  const SKIPPED = 'script, style, textarea, font, [translate="no"], [translate="no"] *';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root.nodeType === Node.TEXT_NODE ? [root as Text] : [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      if (text.data.trim() && text.parentElement && !text.parentElement.matches(SKIPPED)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    }
  };
  document.documentElement.classList.add('translated-ltr');
  wrap(document.body);
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => node.isConnected && wrap(node)),
    ),
  ).observe(document.body, { childList: true, subtree: true });
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const field = page.locator('dialog [role="combobox"]');
  await field.waitFor();
  await field.pressSequentially('sort', { delay: 60 });
  await page.locator('dialog [role="option"]').first().waitFor();
  await field.fill('sorting rows');
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
}

async function useDemo(page: Page): Promise<void> {
  const toolbar = page.locator(DEMO).first().getByRole('toolbar');
  for (const action of ['variant_JS', 'variant_TS', 'expand', 'reset', 'collapse']) {
    await toolbar.locator(`[data-event-action="${action}"]`).click();
    await page.waitForTimeout(200);
  }
}

async function openSecondFile(page: Page): Promise<void> {
  // Only demos with several files have a button for each file.
  const files = page.locator('[data-demo] [role=toolbar] [data-tool^="file "]');
  const second = files.and(page.locator('[data-tool="file 1"]')).first();
  if ((await second.count()) > 0) {
    await second.click();
  }
}

async function turnDark(page: Page): Promise<void> {
  await page.locator('.navbar button[aria-haspopup="dialog"]:not([aria-keyshortcuts])').click();
  await page.locator('dialog input[type="radio"][value="dark"]').check({ force: true });
  await page.keyboard.press('Escape');
}

async function changeFamily(page: Page): Promise<void> {
  await page.locator('a.navbar__item[href*="/react-"]').last().click();
  // The menu that is opened next would be closed when the page changes.
  await page.waitForURL(/\/react-/);
}

async function changeVersion(page: Page): Promise<void> {
  await page.locator('.navbar .docs-version-menu').click();
  await page.locator('.navbar .dropdown__link[href*="/x/v6/"]').click();
  await page.waitForURL(/\/v6\//);
}

async function followSidebar(page: Page): Promise<void> {
  const link = page.locator('.theme-doc-sidebar-menu a:not([aria-current])[href*="/x/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => url.pathname === address);
}

/** Returns code, and API names in the sidebar, that is not marked as untranslatable. */
async function findTranslatedCode(page: Page): Promise<string[]> {
  const codes = await page
    .locator('main code, .menu__link[href*="/api/"]')
    .evaluateAll((all) =>
      all
        .filter((each) =>
          /^[^?#]*\/api\/[\w-]+\/[\w-]+\/$/.test(each.getAttribute('href') ?? '/api/a/b/'),
        )
        .flatMap((each) => (each.closest('[translate="no"]') ? [] : [each.textContent ?? ''])),
    );
  return codes.slice(0, 3).map((code) => `"${code}" is translated`);
}
