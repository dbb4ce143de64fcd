import type { Browser } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/**
 * Checks the Content Security Policy of a page by trying what it forbids: injected scripts, frames, images, forms and
 * requests.
 */
export async function checkPolicy(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    const { headers } = await fetch(origin + path);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    check(`${path} comes with a policy`, [
      ...(/'sha256-/.test(scripts) ? [] : [`scripts in pages have no hashes: "${policy}"`]),
      ...(/unsafe-(?:inline|eval)/.test(scripts) ? [`any script may run: "${scripts}"`] : []),
      ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['nosniff is missing']),
    ]);
    await openAlive(page, origin + path);
    const refused = await page.evaluate(tryWhatIsForbidden);
    const expected = ['connect-src', 'form-action', 'frame-src', 'img-src', 'script-src'];
    const allowed = expected.filter((name) => !refused.some((each) => each.startsWith(name)));
    check(
      `${path} runs and loads nothing that it should not`,
      allowed.map((directive) => `what ${directive} forbids was allowed`),
    );
  } finally {
    await context.close();
  }
}

/** Runs in the page, and returns the directives that blocked something. */
async function tryWhatIsForbidden(): Promise<string[]> {
  const elsewhere = 'https://elsewhere.example/';
  const refused = new Set<string>();
  const all = new Promise<void>((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refused.add(effectiveDirective);
      if (refused.size === 5) {
        resolve();
      }
    });
  });
  const script = document.createElement('script');
  script.textContent = 'document.title = "smuggled"';
  const frame = document.createElement('iframe');
  frame.src = elsewhere;
  const image = document.createElement('img');
  image.src = elsewhere;
  const form = document.createElement('form');
  form.action = elsewhere;
  document.body.append(script, frame, image, form);
  form.submit();
  fetch(elsewhere).catch(() => undefined);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  return [...refused];
}
