import { writeLocaleCode } from '../localeCode';

const GRID = `import { DataGrid } from '@mui/x-data-grid';`;
const PICKER = `import { DatePicker } from '@mui/x-date-pickers/DatePicker';`;

test('date pickers also need the locale of the date library', () => {
  expect(writeLocaleCode([PICKER], 'zh')).toMatchInlineSnapshot(`
    {
      "code": "import 'dayjs/locale/zh-cn';
    import type { ReactNode } from 'react';
    import { createTheme, ThemeProvider } from '@mui/material/styles';
    import { zhCN as pickersTexts } from '@mui/x-date-pickers/locales';

    const theme = createTheme({}, pickersTexts, {
      components: {
        MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-cn' } },
      },
    });

    export default function Localized({ children }: { children: ReactNode }) {
      return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
    }",
      "hasDates": true,
    }
  `);
});

test('imports the locale of each package whose texts are displayed', () => {
  const core = `import Autocomplete from '@mui/material/Autocomplete';`;
  const { code, hasDates } = writeLocaleCode([GRID, core], 'zh')!;
  expect(code).toContain('createTheme({}, coreTexts, gridTexts)');
  expect(hasDates).toBe(false);
});

test.each([
  ['components without texts', `import Button from '@mui/material/Button';`, 'zh'],
  ['an alert that cannot be closed', `import Alert from '@mui/material/Alert'; <Alert>`, 'zh'],
  ['a language without a locale', GRID, 'xx'],
])('%s need no code', (_case, text, language) => {
  expect(writeLocaleCode([text], language)).toBeNull();
});
