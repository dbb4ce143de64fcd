import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newReader } from '../openSite.ts';
import { ProductionHost } from './ProductionHost.ts';

/** A reader's visit to the production host. */
export interface Visit {
  readonly host: ProductionHost;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens a host and a browser context for one journey, and closes them afterward. */
export async function visitHost(
  browser: Browser,
  upstream: string,
  serviceWorkers: 'allow' | 'block',
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const host = await ProductionHost.start(upstream);
  const context = await newReader(browser, { serviceWorkers });
  try {
    await journey({ host, context, page: await context.newPage() });
  } finally {
    await context.close();
    await host.stop();
  }
}

/** Disconnects the reader's network, on both the client and the host. */
export async function disconnect({ host, context }: Visit): Promise<void> {
  host.goDown();
  await context.setOffline(true);
}

export async function reconnect({ host, context }: Visit): Promise<void> {
  host.comeBack();
  await context.setOffline(false);
}
