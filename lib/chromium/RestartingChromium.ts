import type { Browser as PlaywrightBrowser, BrowserContext } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';

/** What a reader's windows are opened with. */
export type Browser = Pick<PlaywrightBrowser, 'newContext'>;

/**
 * A Chromium that is started again when it has ended by itself, as one does now and then in an hour of work: what was
 * open is lost, what is opened after it is not.
 */
export class RestartingChromium implements Browser {
  readonly #launch: () => Promise<PlaywrightBrowser>;
  #running: Promise<PlaywrightBrowser> | undefined;

  constructor(launch = () => launchChromium()) {
    this.#launch = launch;
  }

  async newContext(
    options?: Parameters<PlaywrightBrowser['newContext']>[0],
  ): Promise<BrowserContext> {
    return (await this.#start()).newContext(options);
  }

  async close(): Promise<void> {
    await (await this.#running)?.close();
  }

  readonly #forget = (): void => {
    this.#running = undefined;
  };

  /** Several windows that are opened at once are the same browser’s. */
  #start(): Promise<PlaywrightBrowser> {
    this.#running ??= this.#launch().then(
      (started) => started.once('disconnected', this.#forget),
      (error: unknown) => {
        this.#forget();
        throw error;
      },
    );
    return this.#running;
  }
}
