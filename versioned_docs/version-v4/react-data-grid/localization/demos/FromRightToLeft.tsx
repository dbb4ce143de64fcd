import * as React from 'react';
import {
  createTheme,
  jssPreset,
  StylesProvider,
  ThemeProvider,
  useTheme,
} from '@material-ui/core/styles';
import { arSD, DataGrid, type GridColDef } from '@mui/x-data-grid';
import { create } from 'jss';
import rtl from 'jss-rtl';
import { exhibitions } from './exhibitions';

const mirrored = create({ plugins: [...jssPreset().plugins, rtl()] });

const columns: GridColDef[] = [
  { field: 'artist', headerName: 'الفنان', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'المدينة', width: 130 },
  { field: 'tickets', headerName: 'التذاكر', type: 'number', width: 130 },
];

const sizes = [5];

export default function FromRightToLeft() {
  const theme = useTheme();
  const inArabic = React.useMemo(() => createTheme({ ...theme, direction: 'rtl' }, arSD), [theme]);

  return (
    <StylesProvider jss={mirrored}>
      <ThemeProvider theme={inArabic}>
        <div dir="rtl" lang="ar" style={{ height: 290, width: '100%' }}>
          <DataGrid
            rows={exhibitions}
            columns={columns}
            pageSize={5}
            rowsPerPageOptions={sizes}
            density="compact"
            aria-label="Exhibitions, from right to left"
          />
        </div>
      </ThemeProvider>
    </StylesProvider>
  );
}
