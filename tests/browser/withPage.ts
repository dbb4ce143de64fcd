import type { Page } from 'playwright-core';
import type { Browser } from '../../lib/chromium/RestartingChromium.ts';
import { newReader } from './openSite.ts';
import { watchConsole, type ConsoleWatch } from './watchConsole.ts';

/** Gives a new reader's page, whose console is watched, to a journey, and closes it however the journey ends. */
export async function withPage(
  browser: Browser,
  travel: (page: Page, watch: ConsoleWatch) => Promise<void>,
): Promise<void> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    await travel(page, watchConsole(page));
  } finally {
    await context.close();
  }
}
