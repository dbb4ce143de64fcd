import type { Locator } from '@playwright/test';

/** Settings in an address. The root element of the document that applies them has the matching attributes. */
export const SETTINGS = 'mode=dark&direction=rtl&dense=true&spacing=6&primary=%23b00020';
export const ROOT = {
  'data-theme': 'dark',
  dir: 'rtl',
  'data-dense': '',
  'data-spacing': '6',
  'data-palette': '{"primary":{"main":"#b00020"}}',
};

/** Checks that the demo runs in a frame with the settings of the address, which differ from those of the page. */
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
