import type { Locator } from '@playwright/test';

/** Settings as an address carries them, and as the root element of what follows them says them. */
export const SETTINGS = 'mode=dark&direction=rtl&dense=true&spacing=6&primary=%23b00020';
export const ROOT = {
  'data-theme': 'dark',
  dir: 'rtl',
  'data-dense': '',
  'data-spacing': '6',
  'data-palette': '{"primary":{"main":"#b00020"}}',
};

/** The page has other settings than the address, so that the demo has to run in a frame. */
export async function findLostSettings(demo: Locator): Promise<string[]> {
  return findLost(demo, ROOT);
}

export async function findLost(demo: Locator, wanted: Record<string, string>): Promise<string[]> {
  await demo.locator('iframe').waitFor();
  return findLostAttributes(demo.frameLocator('iframe').locator('html'), wanted);
}

export async function findLostAttributes(
  root: Locator,
  wanted: Record<string, string> = ROOT,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    const found = await root.getAttribute(name);
    if (found !== value) {
      problems.push(`${name} is "${found}" instead of "${value}"`);
    }
  }
  return problems;
}
