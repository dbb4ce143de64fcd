import type { Stage } from '../runner/types.ts';
import { browser } from './browser.ts';
import { build } from './build.ts';
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

/** What `npm test` does, in its order: what is quick and likely to fail comes first. */
export const STAGES: readonly Stage[] = [
  install,
  siteTypes,
  demoTypes,
  prose,
  lint,
  format,
  translations,
  coverage,
  units,
  exports,
  build,
  demoPackages,
  machinePages,
  search,
  browser,
];
