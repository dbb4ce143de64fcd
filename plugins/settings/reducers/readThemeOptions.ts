import { translate } from '@docusaurus/Translate';
import type { DisplaySettings, ThemeAction } from '../types';
import { COLOR_NAMES, readPaletteColors } from './readPaletteColors';
import { readSpacing } from './readSpacing';
import { SettingsError } from './SettingsError';

type Options = Readonly<Record<string, unknown>>;

const DIRECTIONS = ['ltr', 'rtl'] as const;
const MODES = ['light', 'dark'] as const;

/**
 * Converts the options of a reader's theme, as passed to `createTheme`, to actions.
 *
 * @param before settings whose colors are kept where the options set none
 * @returns the actions that apply the options; options that demos do not use are ignored
 * @throws {@link SettingsError} with all problems: an invalid direction, mode, color or spacing, or the field `vars`,
 *   which only a finished theme has
 */
export function readThemeOptions(
  options: Options,
  { paletteColors }: Pick<DisplaySettings, 'paletteColors'>,
): ThemeAction[] {
  const { spacing, direction, palette } = options;
  const isPalette = typeof palette === 'object' && palette !== null;
  const { mode, ...colors } = (isPalette ? palette : {}) as Options;
  const problems = [
    ...('vars' in options ? [withVars()] : []),
    ...(palette === undefined || isPalette ? [] : [notAPalette(palette)]),
    ...findUnknown('direction', direction, DIRECTIONS),
    ...findUnknown('mode', mode, MODES),
    ...problemsOf(() => readPaletteColors(colors)),
    ...(spacing === undefined ? [] : problemsOf(() => readSpacing(spacing))),
  ];
  if (problems.length > 0) {
    throw new SettingsError(problems);
  }
  const named = COLOR_NAMES.filter((name) => colors[name] !== undefined);
  return [
    ...(named.length > 0
      ? [{ type: 'colors', paletteColors: { ...paletteColors, ...pick(colors, named) } } as const]
      : []),
    ...(spacing === undefined ? [] : [{ type: 'spacing', spacing } as const]),
    ...DIRECTIONS.filter((each) => each === direction).map(
      (each) => ({ type: 'direction', direction: each }) as const,
    ),
    ...MODES.filter((each) => each === mode).map(
      (each) => ({ type: 'mode', paletteMode: each }) as const,
    ),
  ];
}

/** Returns the problems that a parser throws; empty if it succeeds. */
function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) {
      return error.problems;
    }
    throw error;
  }
}

const pick = (colors: Options, names: readonly string[]): Options =>
  Object.fromEntries(names.map((name) => [name, colors[name]]));

function findUnknown(name: string, value: unknown, valid: readonly string[]): string[] {
  return value === undefined || valid.some((each) => each === value)
    ? []
    : [
        translate(
          {
            id: 'settings.theme.choice',
            message: 'The option “{name}” cannot be {value}. Write one of these: {valid}.',
            description: 'Error at the theme options in the settings',
          },
          { name, value: write(value), valid: valid.map(write).join(', ') },
        ),
      ];
}

const write = (value: unknown): string => JSON.stringify(value);

function notAPalette(value: unknown): string {
  return translate(
    {
      id: 'settings.theme.palette',
      message:
        'The option “palette” cannot be {value}. Write an object with the colors and the mode, for example {example}.',
      description: 'Error at the theme options in the settings',
    },
    { value: write(value), example: '{ mode: "dark" }' },
  );
}

function withVars(): string {
  return translate({
    id: 'settings.theme.vars',
    message:
      'Theme options must not have a field “vars”: createTheme keeps it for CSS variables. Remove it, or give it another name.',
    description: 'Error at the theme options in the settings',
  });
}
