import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { arSD, DataGrid, type GridColDef } from '@mui/x-data-grid';
import rtlPlugin from 'stylis-plugin-rtl';
import { exhibitions, type Exhibition } from './exhibitions';

const mirrored = createCache({ key: 'grid-rtl', stylisPlugins: [rtlPlugin] });
const inArabic = (theme: Theme) => createTheme({ ...theme, direction: 'rtl' }, arSD);

const columns: GridColDef<Exhibition>[] = [
  { field: 'artist', headerName: 'الفنان', flex: 1, minWidth: 120 },
  { field: 'city', headerName: 'المدينة', width: 110 },
  { field: 'tickets', headerName: 'التذاكر', type: 'number', width: 110 },
];

export default function FromRightToLeft() {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={inArabic}>
        <div dir="rtl" lang="ar" style={{ height: 290, width: '100%' }}>
          <DataGrid
            rows={exhibitions}
            columns={columns}
            rowsPerPageOptions={[5]}
            initialState={{ pagination: { pageSize: 5 } }}
            density="compact"
            aria-label="Exhibitions, from right to left"
          />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
