import type { Browser, Page } from '@playwright/test';
import { FEEDBACK_ADDRESS } from '../../../serve/feedback/types.ts';
import type { Check } from '../check.ts';
import { newReader, openAlive } from '../openSite.ts';
import { runAxe } from '../runAxe.ts';
import type { SitePage } from '../sitePages.ts';

const WORDS = {
  en: {
    question: 'Was this page helpful?',
    no: 'No',
    send: 'Send',
    failed: "Couldn't submit feedback. Please try again later.",
    thanks: 'Thank you for your feedback!',
    improve: 'Improve this section',
  },
  zh: {
    question: '本页对你有帮助吗？',
    no: '否',
    send: '发送',
    failed: '无法提交反馈，请稍后再试。',
    thanks: '感谢你的反馈！',
    improve: '改进本节',
  },
};

const COMMENT = 'The <second> example lacks its import.';

/** Sends feedback while the server is unreachable, sends it again when it responds, and then comments on a section. */
export async function checkFeedback(
  browser: Browser,
  origin: string,
  { path, language }: SitePage,
  check: Check,
): Promise<void> {
  const words = WORDS[language];
  const context = await newReader(browser);
  const page = await context.newPage();
  try {
    await openAlive(page, origin + path);
    const form = page.getByRole('group', { name: words.question });
    check(`${path} loads the form only when it is asked for`, [
      ...((await form.getByRole('textbox').count()) === 0 ? [] : ['the form is there at once']),
    ]);
    check(
      `${path} counts a vote at the first click`,
      await sendAndRead(page, () =>
        form.getByRole('button', { name: words.no, exact: true }).click(),
      ),
    );
    await form.getByRole('textbox').fill(COMMENT);
    await context.route(`**${FEEDBACK_ADDRESS}`, (route) => route.abort());
    await form.getByRole('button', { name: words.send, exact: true }).click();
    await form.getByRole('alert').filter({ hasText: words.failed }).waitFor();
    const kept = await form.getByRole('textbox').inputValue();
    check(`${path} keeps a comment that could not be sent`, [
      ...(kept === COMMENT ? [] : [`the field holds "${kept}"`]),
    ]);
    check(
      `${path} feedback: accessibility`,
      await runAxe(page, undefined, { part: '[data-feedback]' }),
    );
    await context.unroute(`**${FEEDBACK_ADDRESS}`);
    check(
      `${path} sends feedback again`,
      await sendAndRead(page, () =>
        form.getByRole('button', { name: words.send, exact: true }).click(),
      ),
    );
    await form.getByRole('textbox').waitFor({ state: 'detached' });
    await commentOnSection(page, path, words, check);
  } finally {
    await context.close();
  }
}

async function commentOnSection(
  page: Page,
  path: string,
  words: (typeof WORDS)['en'],
  check: Check,
): Promise<void> {
  // From here on the keyboard is used. With the pointer over the page, the page might scroll, and the offer would
  // follow the pointer.
  await page.mouse.move(0, 0);
  await page.locator('article h2[id] .hash-link').first().focus();
  // The button appears after the heading receives focus.
  await page.locator('button', { hasText: words.improve }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await page.locator('button:focus', { hasText: words.improve }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('textbox').fill(COMMENT);
  check(`${path} comment on a section: accessibility`, await runAxe(page, undefined));
  check(
    `${path} sends a comment on a section`,
    await sendAndRead(page, () =>
      dialog.getByRole('button', { name: words.send, exact: true }).click(),
    ),
  );
  await dialog.getByText(words.thanks).waitFor();
}

/** Runs an action that sends feedback, and returns what is wrong with the response. */
async function sendAndRead(page: Page, send: () => Promise<void>): Promise<string[]> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === FEEDBACK_ADDRESS),
    send(),
  ]);
  return response.status() === 201
    ? []
    : [`the server answers ${response.status()}: ${await response.text()}`];
}
