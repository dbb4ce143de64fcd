import { translate } from '@docusaurus/Translate';
import { SettingsError } from './SettingsError';

/**
 * Reads theme options from text as it stands in a reader's code: with or without the call of `createTheme` around it, and
 * with the quotes, names and commas of JavaScript.
 *
 * @throws SettingsError when the text is no object with plain values
 */
export function parseThemeOptions(text: string): Record<string, unknown> {
  const literal = /\{[^]*\}/.exec(text.replace(/\/\/.*$/gm, ''))?.[0] ?? '';
  const json = literal
    .replace(/'([^'\\\n]*)'/g, '"$1"')
    .replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":')
    .replace(/,(\s*[}\]])/g, '$1');
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    throw new SettingsError([
      translate({
        id: 'settings.theme.syntax',
        message:
          'This is not an object of theme options with plain values, such as { spacing: 4, palette: { primary: { main: "#0b6b75" } } }.',
        description: 'Error at the theme options in the settings',
      }),
    ]);
  }
}
