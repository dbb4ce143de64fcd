import path from 'node:path';
import { loadTheme } from '../loadTheme';

const siteDir = path.join(__dirname, '..', '..', '..');

test("loads the site's theme", async () => {
  const theme = await loadTheme(siteDir, './src/brand/theme.ts');
  expect(theme.colorSchemes.dark?.palette.docs.plan.pro.text).toMatch(/^#/);
});

test('a module that exports no usable theme is refused with everything it lacks', async () => {
  await expect(
    loadTheme(siteDir, './plugins/design-tokens/__tests__/fixtures/notATheme.ts'),
  ).rejects.toThrow(
    [
      "The default export of ./plugins/design-tokens/__tests__/fixtures/notATheme.ts cannot be turned into the site's design tokens:",
      '  - it has no "breakpoints"',
      '  - it has no "zIndex"',
      '  - it has no "transitions"',
      '  - its light scheme has no "palette.docs"',
      '  - its dark scheme has no "palette.docs"',
      '  - it has 0 "shadows", not one for each elevation from 0 to 24',
      'Export what createTheme({ cssVariables, colorSchemes: { light, dark } }) returns, with palette.docs in both schemes.',
    ].join('\n'),
  );
});
