import type { DemoSettings, PaletteColors } from './types';

/** Settings that an address carries; those it leaves out are the reader's own. */
export type SentSettings = Partial<DemoSettings>;

/** `#rgb` or `#rrggbb`; themes would throw at anything else, in every demo. */
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

/** Settings as parameters of an address. */
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

/** The parameters of an address that carry these settings. */
export function parameterNames(settings: readonly (keyof DemoSettings)[]): string[] {
  return settings.flatMap((name) => (name === 'paletteColors' ? ['primary', 'secondary'] : name));
}

/**
 * Reads one parameter of an address.
 *
 * @param known what the parameters before it said
 * @returns both together, or `null` where the parameter is no setting or has a value that none can have
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

/** Whether a value that was stored is settings still; themes would throw at what no setting can have, in every demo. */
export function isSentSettings(value: unknown): value is SentSettings {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  try {
    return Object.entries(settingParameters(value)).every(
      ([name, text]) => readSettingParameter(name, text, {}) !== null,
    );
  } catch {
    // A palette that is none.
    return false;
  }
}
