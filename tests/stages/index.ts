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
import { everyVersion } from './everyVersion.ts';
import { problems } from './problems.ts';
import { prose } from './prose.ts';
import { search } from './search.ts';
import { siteTypes } from './siteTypes.ts';
import { translations } from './translations.ts';
import { units } from './units.ts';

/**
 * The stages of `npm test`. Cheap ones come first. Those that use one core are adjacent, so that two can run in
 * parallel.
 */
export const STAGES: readonly Stage[] = [
  install,
  coverage,
  translations,
  chinese,
  siteTypes,
  format,
  prose,
  demoTypes,
  exports,
  lint,
  units,
  everyVersion,
  claims,
  problems,
  build,
  demoPackages,
  machinePages,
  search,
  answers,
  browserClaims,
  browser,
];
