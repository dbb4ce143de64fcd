import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { exhibitions, type Exhibition } from './exhibitions';

const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const integer = new Intl.NumberFormat('de-DE');
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Exhibition>[] = [
  { field: 'artist', headerName: 'Künstlerin', flex: 1, minWidth: 120 },
  {
    field: 'opens',
    headerName: 'Eröffnung',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => date.format(value),
  },
  {
    field: 'tickets',
    headerName: 'Karten',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => integer.format(value),
  },
  {
    field: 'price',
    headerName: 'Preis',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const inGerman = (theme: Theme) => createTheme(theme, deDE);

export default function ValuesAsInGermany() {
  return (
    <ThemeProvider theme={inGerman}>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          rows={exhibitions}
          columns={columns}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Exhibitions, as in Germany', lang: 'de' } }}
        />
      </div>
    </ThemeProvider>
  );
}
