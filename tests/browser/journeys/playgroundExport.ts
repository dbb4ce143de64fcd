import type { Page } from '@playwright/test';

/** Exports the work as a sandbox project, whose form is checked but not sent, and as a download. */
export async function exportWork(page: Page, text: string): Promise<string[]> {
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
      const fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
      document.documentElement.dataset.sent = JSON.stringify({ action: this.action, fields });
    };
  });
  await page.getByRole('button', { name: 'Edit in StackBlitz' }).click();
  await page.waitForSelector('html[data-sent]');
  const sent = JSON.parse((await page.locator('html').getAttribute('data-sent')) ?? '{}') as Sent;
  const fileNames = Object.keys(sent.fields);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download project' }).click(),
  ]);
  const title = sent.fields['project[title]'];
  const zip = download.suggestedFilename();
  return [
    ...(sent.action.startsWith('https://stackblitz.com/') ? [] : [`it is sent to ${sent.action}`]),
    ...(Object.values(sent.fields).some((file) => file.includes(text))
      ? []
      : [`the reader's code is not among ${fileNames.join(', ')}`]),
    ...(fileNames.includes('project[files][package.json]') ? [] : ['it has no package.json']),
    ...(zip === `${title}.zip` ? [] : [`the download is called ${zip}`]),
  ];
}

interface Sent {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}
