import { pagesWithDemos } from './chooseJourneys.ts';
import { required, test } from './fixtures.ts';
import { checkMachinePages } from './journeys/machinePages.ts';
import { isEnglish, readPlan } from './plan.ts';

const [demoPage] = pagesWithDemos(readPlan().pages.filter(isEnglish));

test('pages for machines', ({ browser, origin, check }) =>
  checkMachinePages(browser, origin, required(demoPage, 'page with demos'), check));
