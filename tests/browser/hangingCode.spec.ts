import { chromiumOptions } from '../../lib/chromium/launchChromium.ts';
import { required, test } from './fixtures.ts';
import { checkHangingCode } from './journeys/harmfulCode.ts';
import { PLAYGROUND } from './journeys/playground.ts';
import { readPlan } from './plan.ts';

// Gives frames separate processes, like desktop Chromium. Headless Chromium keeps them in the process of the page.
test.use({ launchOptions: chromiumOptions(['--site-per-process']) });

const { pages } = readPlan();

test('code that hangs', async ({ browser, origin, check }) => {
  required(
    pages.find(({ path }) => path === PLAYGROUND),
    PLAYGROUND,
  );
  await checkHangingCode(browser, origin, check);
});
