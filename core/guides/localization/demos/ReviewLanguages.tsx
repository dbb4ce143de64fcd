import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { deDE, enUS, jaJP, zhCN } from '@mui/material/locale';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const LANGUAGES = {
  en: { name: 'English', locale: enUS },
  de: { name: 'Deutsch', locale: deDE },
  ja: { name: '日本語', locale: jaJP },
  zh: { name: '中文', locale: zhCN },
};

export default function ReviewLanguages() {
  const [language, setLanguage] = React.useState<keyof typeof LANGUAGES>('de');
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(10);
  const { components } = LANGUAGES[language].locale;
  const theme = React.useCallback(
    (outer: Theme): Theme => ({ ...outer, components }),
    [components],
  );
  return (
    <Stack spacing={2} sx={{ width: 1, alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as keyof typeof LANGUAGES)}
      >
        {Object.entries(LANGUAGES).map(([code, { name }]) => (
          <MenuItem key={code} value={code} lang={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <Stack lang={language} sx={{ width: 1, alignItems: 'flex-start' }}>
          <Rating name="review" defaultValue={4} />
          <TablePagination
            component="div"
            count={86}
            page={page}
            rowsPerPage={rows}
            rowsPerPageOptions={[10, 20]}
            onPageChange={(_, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setRows(Number(event.target.value));
              setPage(0);
            }}
            sx={{ maxWidth: 1 }}
          />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
