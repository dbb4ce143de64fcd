import { chromiumOptions } from '../../lib/chromium/launchChromium.ts';
import { required, test } from './fixtures.ts';
import { checkHangingCode } from './journeys/harmfulCode.ts';
import { PLAYGROUND } from './journeys/playground.ts';
import { readPlan } from './plan.ts';

// Frames get processes of their own, as in a desktop's Chromium; a headless one keeps them with the page.
test.use({ launchOptions: chromiumOptions(['--site-per-process']) });

const { pages } = readPlan();

test('code that hangs', async ({ browser, origin, check }) => {
  required(
    pages.find(({ path }) => path === PLAYGROUND),
    PLAYGROUND,
  );
  await checkHangingCode(browser, origin, check);
});
