import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { ensureFonts } from './ensureFonts.ts';
import { findChromium } from './findChromium.ts';

/** Arguments that keep Chromium from contacting other hosts. */
export const QUIET_CHROMIUM: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Returns options of a headless Chromium that can only access this machine.
 *
 * @param others further arguments
 */
export function chromiumOptions(others: readonly string[] = []): LaunchOptions {
  return { executablePath: findChromium(), args: [...QUIET_CHROMIUM, ...others] };
}

/** Starts a headless Chromium that can only access this machine. */
export function launchChromium(): Promise<Browser> {
  ensureFonts();
  return chromium.launch(chromiumOptions());
}
