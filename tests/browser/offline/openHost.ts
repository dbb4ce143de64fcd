import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newReader } from '../openSite.ts';
import { ProductionHost } from './ProductionHost.ts';

/** A reader on the production host. */
export interface Visit {
  readonly host: ProductionHost;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens a host and a browser for one journey, and closes them after it. */
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

/** Takes the network away from a reader, at both ends. */
export async function disconnect({ host, context }: Visit): Promise<void> {
  host.goDown();
  await context.setOffline(true);
}

export async function reconnect({ host, context }: Visit): Promise<void> {
  host.comeBack();
  await context.setOffline(false);
}
