import { parseArgs } from 'node:util';
import { currentVersionOf, DOCS_VERSIONS } from '../../src/versions/index.ts';
import { checkSandbox } from '../../tests/sandboxes/checkSandbox.ts';
import { chooseSandboxes, type ChosenSandbox } from '../../tests/sandboxes/chooseSandboxes.ts';
import { launchChromium } from '../../lib/chromium/launchChromium.ts';

/**
 * `npm run check:sandboxes`: installs exported projects from the registry, builds them and opens them in a browser.
 * Checks one for each family of the current version; with `--full`, one for each family, version and styling.
 * `--versions v5,v4` selects versions.
 */
async function checkSandboxes(): Promise<void> {
  const { values } = parseArgs({
    options: { full: { type: 'boolean', default: false }, versions: { type: 'string' } },
  });
  const versions = readVersions(values.versions, values.full);
  const chosen = (await chooseSandboxes(versions)).filter(
    ({ styling }) => values.full || styling === 'system',
  );
  const browser = await launchChromium();
  let failed = 0;
  try {
    for (const sandbox of chosen) {
      failed += (await report(sandbox, () => checkSandbox(browser, sandbox))) ? 0 : 1;
    }
  } finally {
    await browser.close();
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function readVersions(given: string | undefined, isFull: boolean): string[] {
  const names = given?.split(',') ?? (isFull ? [] : [currentVersionOf('x').name]);
  const valid = DOCS_VERSIONS.map(({ name }) => name);
  const unknown = names.filter((name) => !valid.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no version ${unknown.join(', ')}. Versions: ${valid.join(', ')}.`);
  }
  return names;
}

/** Prints one line, with the problems below it. */
async function report(
  { version, family, styling, demo }: ChosenSandbox,
  check: () => ReturnType<typeof checkSandbox>,
): Promise<boolean> {
  const name = [version.label.padEnd(8), family.padEnd(20), styling.padEnd(9), demo.id].join('');
  try {
    const { installSeconds, buildSeconds, height } = await check();
    const times = `installed in ${installSeconds.toFixed(0)} s, built in ${buildSeconds.toFixed(0)} s`;
    console.log(`ok      ${name}: ${times}, ${height} px high`);
    return true;
  } catch (error) {
    console.log(`FAILED  ${name}`);
    console.log((error as Error).message.replace(/^/gm, '        '));
    return false;
  }
}

checkSandboxes().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
