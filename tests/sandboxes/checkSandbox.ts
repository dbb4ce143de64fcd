import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createProject } from '../../plugins/demos/page/export/createProject.ts';
import { readExportPackages } from '../../plugins/demos/page/export/readExportPackages.ts';
import { readSources } from '../../plugins/demos/shared/readSources.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { startServer } from '../../serve/startServer.ts';
import { newReader } from '../browser/openSite.ts';
import { watchConsole } from '../browser/watchConsole.ts';
import { writeFiles } from '../exports/writeExports.ts';
import type { ChosenSandbox } from './chooseSandboxes.ts';
import { runNpm } from './runNpm.ts';

/** Result of checking a project. */
export interface SandboxOutcome {
  readonly installSeconds: number;
  readonly buildSeconds: number;
  /** Height of the rendered content, in CSS pixels. */
  readonly height: number;
}

const MAX_START_MS = 15_000;
/** Time for the first effects and timers of a running demo, which may log console messages. */
const SETTLE_MS = 1_000;

/**
 * Does what a reader does with an exported project: installs it from the registry, builds it and opens it.
 *
 * @throws with a description of the first problem
 */
export async function checkSandbox(
  browser: Browser,
  { version, styling, demo }: ChosenSandbox,
): Promise<SandboxOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    const project = createProject({
      title: demo.id,
      variant: 'TS',
      styling,
      sources: await readSources(demo.stylings[styling] ?? demo.file),
      packages: readExportPackages(SITE_DIR, version, 'https://docs.example'),
    });
    writeFiles(folder, project);
    return {
      installSeconds: await runNpm(folder, 'install', '--no-audit', '--no-fund'),
      buildSeconds: await runNpm(folder, 'run', 'build'),
      height: await openBuild(browser, folder),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openBuild(browser: Browser, folder: string): Promise<number> {
  const server = await startServer({
    root: join(folder, 'dist'),
    // A reader's project is not a build of the site, so it has none of its headers.
    headers: [],
    cacheDir: join(folder, 'cache'),
    port: 0,
    hostname: 'localhost',
  });
  const reader = await newReader(browser);
  try {
    const page = await reader.newPage();
    const watch = watchConsole(page);
    await page.goto(server.origin, { waitUntil: 'load' });
    const content = page.locator('#root > *').first();
    await content.waitFor({ timeout: MAX_START_MS }).catch(() => undefined);
    await page.waitForTimeout(SETTLE_MS);
    const box = await content.boundingBox().catch(() => null);
    const problems = [...watch.take(), ...(box?.height ? [] : ['It shows nothing.'])];
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    return Math.round(box?.height ?? 0);
  } finally {
    await reader.close();
    await server.stop();
  }
}
