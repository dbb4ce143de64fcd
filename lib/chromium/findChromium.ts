import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { SITE_DIR } from '../siteDir.ts';
import { installPackage } from './installPackage.ts';

/** The headless shell draws no window and uses a third less CPU. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** Debian's packages, best first; older releases lack the first one. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds a Chromium, or installs one: `CHROME_PATH`, a Chromium of the system, Debian's package if this process may
 * install packages, or Playwright's download.
 *
 * @returns path of the program
 * @throws if `CHROME_PATH` is not a program, or nothing could be installed
 */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!isExecutable(given)) {
      throw new Error(`CHROME_PATH=${given} is not a program. Unset it, or name a Chromium.`);
    }
    return given;
  }
  return findInstalled() ?? installFromDebian() ?? installFromPlaywright();
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, MAC_CHROME, chromium.executablePath()].find(isExecutable);
}

function installFromDebian(): string | undefined {
  console.log('No Chromium was found. Trying Debian’s package with apt-get.');
  return installPackage(DEBIAN_PACKAGES) ? findInstalled() : undefined;
}

function installFromPlaywright(): string {
  console.log('No Chromium was found. Downloading the one of Playwright.');
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    cwd: SITE_DIR,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const path = chromium.executablePath();
  if (!isExecutable(path)) {
    throw new Error(
      'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROME_PATH to one.',
    );
  }
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
