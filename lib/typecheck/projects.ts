import { DOCS_VERSIONS } from '../../src/versions/index.ts';

/** The site itself: configuration, plugins, theme, scripts and tests. */
export const SITE_PROJECT = 'tsconfig.json';

/** One project for each docs version: its demos, against the packages of that version. */
export const DEMO_PROJECTS: readonly string[] = DOCS_VERSIONS.map(
  ({ folder }) => `${folder}/tsconfig.json`,
);
