import { createRequire } from 'node:module';
import type { ShippedLocale } from './types';

/**
 * Counts the texts in each locale of an installed package.
 *
 * @param versionFolder absolute path of the docs version whose packages count
 * @param packageName `@mui/x-data-grid`: has its locales below `/locales`
 * @param component the theme component that the texts belong to, `MuiDataGrid`
 * @throws when the package ships no English texts for the component, of which the others are translations
 */
export function readLocales(
  versionFolder: string,
  packageName: string,
  component: string,
): ShippedLocale[] {
  const load = createRequire(`${versionFolder}/package.json`);
  const exported = load(`${packageName}/locales`) as Readonly<Record<string, Partial<Locale>>>;
  const locales = Object.fromEntries(Object.entries(exported).filter(isLocale));
  const keysOf = (locale: Locale | undefined): string[] =>
    Object.keys(locale?.components[component]?.defaultProps.localeText ?? {}).filter(isOwnText);
  const english = keysOf(locales.enUS);
  if (english.length === 0) {
    throw new Error(
      `${packageName}/locales has no English texts for ${component}. Name the theme component that carries them.`,
    );
  }
  return Object.entries(locales).map(([name, locale]) => {
    const keys = new Set(keysOf(locale));
    return {
      name,
      tag: name.replace(/^([a-z]+)([A-Z]+)$/, '$1-$2'),
      translated: english.filter((key) => keys.has(key)).length,
      total: english.length,
    };
  });
}

/** Some packages export the texts of a language alone too: `idIDGrid` of version 8 is nothing to give to a theme. */
const isLocale = (entry: [string, Partial<Locale>]): entry is [string, Locale] =>
  entry[1].components !== undefined;

/** Texts of Material UI's components lie beside the package's own, under the name of their component. */
const isOwnText = (key: string): boolean => !key.startsWith('Mui');

interface Locale {
  readonly components: Readonly<
    Record<string, { readonly defaultProps: { readonly localeText?: object } }>
  >;
}
