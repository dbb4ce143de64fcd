import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { deDE, DataGrid, type GridColDef } from '@mui/x-data-grid';
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
    valueFormatter: ({ value }) => date.format(value),
  },
  {
    field: 'tickets',
    headerName: 'Karten',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => integer.format(value),
  },
  {
    field: 'price',
    headerName: 'Preis',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => euros.format(value),
  },
];

const inGerman = (theme: Theme) => createTheme(theme, deDE);

export default function ValuesAsInGermany() {
  return (
    <ThemeProvider theme={inGerman}>
      <div lang="de" style={{ height: 290, width: '100%' }}>
        <DataGrid
          rows={exhibitions}
          columns={columns}
          rowsPerPageOptions={[5]}
          initialState={{ pagination: { pageSize: 5 } }}
          density="compact"
          aria-label="Exhibitions, as in Germany"
        />
      </div>
    </ThemeProvider>
  );
}
