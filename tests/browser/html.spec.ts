import { checkFaultVersions } from './checkFaultVersions.ts';
import { checkHeads } from './checkHead.ts';
import { checkHtmlText } from './checkHtmlText.ts';
import { test } from './fixtures.ts';
import { readPlan } from './plan.ts';

const { allPages, buildDir } = readPlan();

test('text in the HTML of every page', ({ check }) => checkHtmlText(allPages, buildDir, check));

test('head of every page', ({ check }) => checkHeads(allPages, buildDir, check));

test('known faults of packages', ({ check }) =>
  check('accepted faults are those of installed releases', checkFaultVersions()));
