import type { Browser as PlaywrightBrowser, BrowserContext } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';
import { Restarting } from './Restarting.ts';

/** What a reader's windows are opened with. */
export type Browser = Pick<PlaywrightBrowser, 'newContext'>;

/**
 * A Chromium that is started again when it has ended by itself, as one does now and then in an hour of work: what was
 * open is lost, what is opened after it is not.
 */
export class RestartingChromium implements Browser {
  readonly #chromium: Restarting<PlaywrightBrowser>;

  constructor(launch = () => launchChromium()) {
    this.#chromium = new Restarting(launch, (started, forget) =>
      started.once('disconnected', forget),
    );
  }

  async newContext(
    options?: Parameters<PlaywrightBrowser['newContext']>[0],
  ): Promise<BrowserContext> {
    return (await this.#chromium.get()).newContext(options);
  }

  close(): Promise<void> {
    return this.#chromium.close();
  }
}
