import { join } from 'node:path';
import { VIEWPORTS } from '../../lib/demo-heights/measurePage.ts';
import { bringToLife } from '../../lib/demo-heights/measureDemo.ts';
import { test } from '../browser/fixtures.ts';
import { openAlive } from '../browser/openSite.ts';
import { readPlan } from '../browser/plan.ts';
import { setState, type PageState } from '../browser/states.ts';

/** Two states that cover both color modes and both directions. */
const PICTURED: readonly PageState[] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
];
const SETTLE_MS = 300;

const { visits, buildDir } = readPlan();

for (const { page: site } of visits) {
  for (const viewport of ['wide', 'narrow'] as const) {
    test.describe(() => {
      test.use({ viewport: VIEWPORTS[viewport] });

      test(`pictures of ${site.path}, ${viewport}`, async ({ page, origin }) => {
        await openAlive(page, origin + site.path);
        for (const demo of await page.$$('[data-demo]')) {
          await bringToLife(page, demo);
        }
        const name = site.path.split('/').filter(Boolean).join('-');
        for (const state of PICTURED) {
          await setState(page, state);
          await page.waitForTimeout(SETTLE_MS);
          const file = `${name}-${viewport}-${state.theme}-${state.dir}.png`;
          await page.screenshot({ path: join(buildDir, 'pictures', file), fullPage: true });
        }
      });
    });
  }
}
