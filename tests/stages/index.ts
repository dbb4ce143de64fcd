import type { Stage } from '../runner/types.ts';
import { answers } from './answers.ts';
import { browser } from './browser.ts';
import { browserClaims } from './browserClaims.ts';
import { build } from './build.ts';
import { chinese } from './chinese.ts';
import { claims } from './claims.ts';
import { coverage } from './coverage.ts';
import { demoPackages } from './demoPackages.ts';
import { demoTypes } from './demoTypes.ts';
import { exports } from './exports.ts';
import { format } from './format.ts';
import { install } from './install.ts';
import { lint } from './lint.ts';
import { machinePages } from './machinePages.ts';
import { prose } from './prose.ts';
import { search } from './search.ts';
import { siteTypes } from './siteTypes.ts';
import { translations } from './translations.ts';
import { units } from './units.ts';

/**
 * What `npm test` does. What is cheap and fails often comes first. Budgets are for 1,500 hand-written pages with 2,600 demos,
 * and together no more than 35 minutes.
 */
export const STAGES: readonly Stage[] = [
  install,
  coverage,
  translations,
  chinese,
  siteTypes,
  format,
  prose,
  lint,
  demoTypes,
  units,
  claims,
  exports,
  build,
  demoPackages,
  machinePages,
  search,
  answers,
  browserClaims,
  browser,
];
