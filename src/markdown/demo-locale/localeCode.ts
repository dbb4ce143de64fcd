/** Packages with translated texts, and the prefix of their imported names. */
const TRANSLATED = [
  { prefix: '@mui/material', module: '@mui/material/locale', name: 'coreTexts' },
  { prefix: '@mui/x-data-grid', module: '@mui/x-data-grid/locales', name: 'gridTexts' },
  { prefix: '@mui/x-date-pickers', module: '@mui/x-date-pickers/locales', name: 'pickersTexts' },
] as const;

/** The names of a language in the library and in Day.js. */
const LOCALE_NAMES: Readonly<Record<string, { library: string; dayjs: string }>> = {
  zh: { library: 'zhCN', dayjs: 'zh-cn' },
};

/** Core components with built-in texts. */
const CORE_COMPONENT =
  /\b(?:Autocomplete|Breadcrumbs|Rating|TablePagination)\b|<Alert\b[^>]*\bonClose\b/;

export interface LocaleCode {
  readonly code: string;
  /** Whether the code also sets the locale of dates. */
  readonly hasDates: boolean;
}

/**
 * Writes a component that sets the texts of demos.
 *
 * @param texts the source files of the demos
 * @returns `null` when the demos display no texts of the library
 */
export function writeLocaleCode(texts: readonly string[], language: string): LocaleCode | null {
  const names = LOCALE_NAMES[language];
  const used = TRANSLATED.filter(({ prefix }) => texts.some((text) => shows(prefix, text)));
  if (names === undefined || used.length === 0) {
    return null;
  }
  const hasDates = used.some(({ name }) => name === 'pickersTexts');
  const imports = used.map(
    ({ module, name }) => `import { ${names.library} as ${name} } from '${module}';`,
  );
  const locales = used.map(({ name }) => name).join(', ');
  const theme = hasDates
    ? `createTheme({}, ${locales}, {
  components: {
    MuiLocalizationProvider: { defaultProps: { adapterLocale: '${names.dayjs}' } },
  },
})`
    : `createTheme({}, ${locales})`;
  return {
    hasDates,
    code: `${hasDates ? `import 'dayjs/locale/${names.dayjs}';\n` : ''}import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
${imports.join('\n')}

const theme = ${theme};

export default function Localized({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}`,
  };
}

function shows(prefix: string, text: string): boolean {
  const isImported = text.includes(`'${prefix}`);
  return isImported && (prefix !== '@mui/material' || CORE_COMPONENT.test(text));
}
