import type { DemoSettings, PaletteColors } from './types';

/** Settings in an address; for others, those of the reader apply. */
export type SentSettings = Partial<DemoSettings>;

/** `#rgb` or `#rrggbb`; themes throw for other colors, in every demo. */
const COLOR = /^#(?:[\da-f]{3}){1,2}$/i;

const isOneOf = <T extends string>(value: string, ...valid: readonly T[]): value is T =>
  (valid as readonly string[]).includes(value);

const paletteReader =
  (name: keyof PaletteColors) =>
  (main: string): SentSettings | null =>
    COLOR.test(main) ? { paletteColors: { [name]: { main } } } : null;

const READERS: Readonly<Record<string, (value: string) => SentSettings | null>> = {
  mode: (mode) => (isOneOf(mode, 'light', 'dark') ? { mode } : null),
  direction: (direction) => (isOneOf(direction, 'ltr', 'rtl') ? { direction } : null),
  dense: (value) => (isOneOf(value, 'true', 'false') ? { dense: value === 'true' } : null),
  spacing: (value) => (/^\d{1,2}$/.test(value) ? { spacing: Number(value) } : null),
  primary: paletteReader('primary'),
  secondary: paletteReader('secondary'),
};

/** Formats settings as parameters of an address. */
export function settingParameters(settings: SentSettings): Record<string, string> {
  const { mode, direction, dense, spacing, paletteColors: { primary, secondary } = {} } = settings;
  const values = {
    mode,
    direction,
    dense,
    spacing,
    primary: primary?.main,
    secondary: secondary?.main,
  };
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Parameters of an address that contain these settings. */
export function parameterNames(settings: readonly (keyof DemoSettings)[]): string[] {
  return settings.flatMap((name) => (name === 'paletteColors' ? ['primary', 'secondary'] : name));
}

/**
 * Parses one parameter of an address.
 *
 * @param known settings of the previous parameters
 * @returns all settings so far, or `null` if the parameter is not a setting or has an invalid value
 */
export function readSettingParameter(
  name: string,
  value: string,
  known: SentSettings,
): SentSettings | null {
  const read = Object.hasOwn(READERS, name) ? READERS[name]?.(value) : null;
  if (!read) {
    return null;
  }
  const paletteColors = { ...known.paletteColors, ...read.paletteColors };
  return {
    ...known,
    ...read,
    ...(Object.keys(paletteColors).length > 0 && { paletteColors }),
  };
}

/** Returns whether a stored value is valid settings; themes throw for invalid ones, in every demo. */
export function isSentSettings(value: unknown): value is SentSettings {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  try {
    return Object.entries(settingParameters(value)).every(
      ([name, text]) => readSettingParameter(name, text, {}) !== null,
    );
  } catch {
    // The palette is invalid.
    return false;
  }
}
