import type { Browser, BrowserContext } from '@playwright/test';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import type { SitePage } from '../sitePages.ts';

/**
 * Checks the policies of a page by trying what they forbid: injected scripts, frames, images, forms and requests, and
 * another site that opens the page and then navigates it.
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
    check(
      `${path} stays where it is when another site has opened it`,
      await navigateAsOpener(context, origin + path),
    );
  } finally {
    await context.close();
  }
}

/** Opens a page from another site, which then tries to navigate it. */
async function navigateAsOpener(context: BrowserContext, address: string): Promise<string[]> {
  const other = await context.newPage();
  await other.route('https://other.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<button>Open</button>' }),
  );
  await other.goto('https://other.example/');
  const arrival = context.waitForEvent('page');
  await other.evaluate((to) => void Object.assign(self, { opened: window.open(to) }), address);
  const opened = await arrival;
  await opened.waitForLoadState();
  await other.evaluate(() => {
    const { opened } = self as unknown as { opened: Window };
    opened.location.href = 'about:blank#elsewhere';
  });
  await opened.waitForTimeout(500);
  const opener = await opened.evaluate(() => String(window.opener));
  return [
    ...(opened.url() === address ? [] : [`it is at ${opened.url()}`]),
    ...(opener === 'null' ? [] : ['it has access to the other site']),
  ];
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
