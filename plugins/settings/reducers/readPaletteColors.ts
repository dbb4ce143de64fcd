import { translate } from '@docusaurus/Translate';
import type { PaletteColors } from '../../demos/shared/types';
import type { ColorName } from '../types';
import { SettingsError } from './SettingsError';
import { toHex } from './toHex';

/** Palette colors that demos use. */
export const COLOR_NAMES: readonly ColorName[] = ['primary', 'secondary'];

/** Every color of a palette; `createTheme` throws for any color without a string `main`. */
const PALETTE_COLORS = [...COLOR_NAMES, 'error', 'warning', 'info', 'success'] as const;

/**
 * Validates palette colors in the form of theme options. Each must have a string `main` with an opaque color, so that
 * the demos of every version can compute with it.
 *
 * @param given colors by name; for undefined ones, demos use the default color of the theme
 * @returns the colors that demos use, as `#rrggbb`
 * @throws {@link SettingsError} with a message for each invalid color, including colors that demos do not use
 */
export function readPaletteColors(given: Readonly<Record<string, unknown>>): PaletteColors {
  const problems: string[] = [];
  const colors = PALETTE_COLORS.flatMap((name) => {
    if (given[name] === undefined) {
      return [];
    }
    const { main } = (given[name] ?? {}) as { main?: unknown };
    const hex = typeof main === 'string' ? toHex(main) : undefined;
    if (hex === undefined) {
      problems.push(typeof main === 'string' ? notAColor(name, main) : withoutMain(name));
      return [];
    }
    return COLOR_NAMES.some((shown) => shown === name) ? [[name, { main: hex }] as const] : [];
  });
  if (problems.length > 0) {
    throw new SettingsError(problems);
  }
  return Object.fromEntries(colors);
}

function withoutMain(name: string): string {
  return translate(
    {
      id: 'settings.color.noMain',
      message: 'The color “{name}” has no “main” that is a string. Write one, for example #0b6b75.',
      description: 'Error at a palette color in the settings',
    },
    { name },
  );
}

function notAColor(name: string, value: string): string {
  return translate(
    {
      id: 'settings.color.invalid',
      message:
        'The color “{name}” cannot be “{value}”. Write an opaque color of CSS, for example #0b6b75, rgb(11 107 117) or teal.',
      description: 'Error at a palette color in the settings',
    },
    { name, value },
  );
}
