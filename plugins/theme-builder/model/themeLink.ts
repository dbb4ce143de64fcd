import { unpackText } from '../../demos/shared/unpackText';
import {
  readSettingParameter,
  settingParameters,
  type SentSettings,
} from '../../demos/shared/settingParameters';
import type { Values } from '../types';
import type { ThemeChoice } from './changeTheme';
import { CONTROLS } from './controls';
import { isValidValue } from './isValidValue';

/** Maximum length of the values in a link, far more than those of all controls. */
const MAX_LENGTH = 20_000;

/** Pattern of the name of a version; whether it exists is checked later. */
const NAME = /^[a-z]\w*$/;

/** What a link to the builder contains. */
export interface ThemeLink {
  readonly choice: Partial<ThemeChoice>;
  /** Mode and direction of the screen. */
  readonly settings: SentSettings;
  /** Names of parameters and controls that could not be used. */
  readonly leftOut: readonly string[];
}

/** Returns the fragment of an address that opens the builder with a theme. */
export async function writeThemeLink(
  { version, values }: ThemeChoice,
  settings: SentSettings,
): Promise<string> {
  const { compressToEncodedURIComponent } = await import('lz-string');
  const parameters = new URLSearchParams({ version, ...settingParameters(settings) });
  parameters.set('theme', compressToEncodedURIComponent(JSON.stringify(values)));
  return `#${parameters}`;
}

/**
 * Parses the fragment of the builder's address.
 *
 * @param fragment with or without its `#`
 */
export function readThemeLink(fragment: string): ThemeLink {
  let link: ThemeLink = { choice: {}, settings: {}, leftOut: [] };
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    link = readParameter(name, value, link);
  }
  return link;
}

function readParameter(name: string, value: string, link: ThemeLink): ThemeLink {
  const { choice, settings, leftOut } = link;
  if (name === 'version' && NAME.test(value)) {
    return { ...link, choice: { ...choice, version: value } };
  }
  if (name === 'theme') {
    const { values, invalid } = unpackValues(value);
    return values
      ? { ...link, choice: { ...choice, values }, leftOut: [...leftOut, ...invalid] }
      : { ...link, leftOut: [...leftOut, name] };
  }
  const read = readSettingParameter(name, value, settings);
  return read ? { ...link, settings: read } : { ...link, leftOut: [...leftOut, name] };
}

function unpackValues(code: string): {
  readonly values: Values | null;
  readonly invalid: readonly string[];
} {
  try {
    const sent: unknown = JSON.parse(unpackText(code, MAX_LENGTH) ?? '');
    return selectValid(sent);
  } catch {
    return { values: null, invalid: [] };
  }
}

/** Separates valid values of controls from everything else. */
export function selectValid(sent: unknown): {
  readonly values: Values | null;
  readonly invalid: readonly string[];
} {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { values: null, invalid: [] };
  }
  const entries = Object.entries(sent as Record<string, unknown>);
  const isValid = ([id, value]: [string, unknown]): boolean => {
    const control = CONTROLS.find((each) => each.id === id);
    return control !== undefined && isValidValue(control, value);
  };
  return {
    values: Object.fromEntries(entries.filter(isValid)) as Values,
    invalid: entries.filter((each) => !isValid(each)).map(([id]) => id),
  };
}
