import { createRequire } from 'node:module';

/**
 * Counts the texts in each locale of an installed package.
 *
 * @param versionFolder absolute path of the docs version whose packages to use
 * @param packageName a package with locales at `/locales`, such as `@mui/x-data-grid`
 * @param component the theme component of the texts, `MuiDataGrid`
 * @throws when the package has no English texts for the component, which are the basis of the count
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

/** Some packages also export only the texts of a language, such as `idIDGrid` of version 8, which is not a theme. */
const isLocale = (entry: [string, Partial<Locale>]): entry is [string, Locale] =>
  entry[1].components !== undefined;

/** Locales also contain texts of Material UI components, under the component's name. */
const isOwnText = (key: string): boolean => !key.startsWith('Mui');

interface Locale {
  readonly components: Readonly<
    Record<string, { readonly defaultProps: { readonly localeText?: object } }>
  >;
}

/** A language for which a package has texts. */
interface ShippedLocale {
  /** Export name of the locale: `deDE`. */
  readonly name: string;
  /** BCP 47 tag of the language: `de-DE`. */
  readonly tag: string;
  /** Number of translated texts. */
  readonly translated: number;
  /** Total number of texts. */
  readonly total: number;
}
