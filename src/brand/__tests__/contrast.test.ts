import type { Palette } from '@mui/material/styles';
import { getContrastRatio } from '@mui/material/styles';
import { docsTheme } from '../theme';

/** The minimum contrast ratio of text in WCAG 2.2, level AA. */
const MINIMUM = 4.5;

describe.each(['light', 'dark'] as const)('%s scheme', (name) => {
  const palette = docsTheme.colorSchemes[name]!.palette as unknown as Palette;
  const { code, flag, plan, status, surface } = palette.docs;
  const page = palette.background.default;

  const pairs: [string, string, string][] = [
    ...[page, palette.background.paper, surface.sunken, surface.raised, surface.hover].flatMap(
      (ground): [string, string, string][] => [
        ['text', palette.text.primary, ground],
        ['secondary text', palette.text.secondary, ground],
        ['link', palette.primary.main, ground],
      ],
    ),
    ['selected entry', palette.primary.main, surface.selected],
    ['link on selection', palette.text.primary, palette.docs.selection],
    ['button', palette.primary.contrastText, palette.primary.main],
    ['pressed button', palette.primary.contrastText, palette.primary.dark],
    ['warm accent', palette.secondary.main, page],
    ...Object.entries({ ...plan, ...flag, ...status }).map(
      ([key, tone]): [string, string, string] => [key, tone.text, tone.background],
    ),
    ...Object.entries(status).map(([key, tone]): [string, string, string] => [
      `text in ${key}`,
      palette.text.primary,
      tone.background,
    ]),
    ...Object.entries(code)
      .filter(([key]) => !/background/i.test(key))
      .flatMap(([key, color]): [string, string, string][] => [
        [`code ${key}`, color, code.background],
        [`code ${key} on the page`, color, page],
      ]),
    ['code in text', code.text, code.inlineBackground],
    ['link in code', palette.primary.main, code.inlineBackground],
  ];

  test.each(pairs)('%s: %s on %s meets the minimum contrast', (_label, text, ground) => {
    expect(getContrastRatio(text, ground)).toBeGreaterThanOrEqual(MINIMUM);
  });
});
