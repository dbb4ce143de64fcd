import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { CssVarsTheme } from '@mui/material/styles';
import { HIGHEST_ELEVATION } from '../../src/brand/measures';

const REQUIRED = [
  'colorSchemes',
  'typography',
  'shape',
  'spacing',
  'breakpoints',
  'zIndex',
  'transitions',
];

/**
 * Imports the MUI theme.
 *
 * @param siteDir the site's folder
 * @param themePath the module, relative to it
 * @throws when the module has no theme with a light and a dark scheme that carry the documentation's colors
 */
export async function loadTheme(siteDir: string, themePath: string): Promise<CssVarsTheme> {
  const loaded = (await loadFreshModule(path.resolve(siteDir, themePath))) as Record<
    string,
    unknown
  >;
  const theme = (loaded.default ?? loaded) as Record<string, unknown>;
  const problems = findThemeProblems(theme);
  if (problems.length > 0) {
    throw new Error(
      `The default export of ${themePath} cannot be turned into the site's design tokens:\n` +
        problems.map((problem) => `  - ${problem}`).join('\n') +
        '\nExport what createTheme({ cssVariables, colorSchemes: { light, dark } }) returns, with palette.docs in both schemes.',
    );
  }
  return theme as unknown as CssVarsTheme;
}

/** Lists reasons why a value cannot be used as the documentation's theme; empty for a valid theme. */
function findThemeProblems(theme: Record<string, unknown>): string[] {
  const missing = REQUIRED.filter((key) => theme[key] === undefined).map(
    (key) => `it has no "${key}"`,
  );
  const schemes = (theme.colorSchemes ?? {}) as Record<string, { palette?: { docs?: unknown } }>;
  const incomplete = ['light', 'dark']
    .filter((name) => schemes[name]?.palette?.docs === undefined)
    .map((name) => `its ${name} scheme has no "palette.docs"`);
  const shadows = Array.isArray(theme.shadows) ? theme.shadows.length : 0;
  const elevations =
    shadows === HIGHEST_ELEVATION + 1
      ? []
      : [`it has ${shadows} "shadows", not one for each elevation from 0 to ${HIGHEST_ELEVATION}`];
  return [...missing, ...incomplete, ...elevations];
}
