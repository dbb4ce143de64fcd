import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@material-ui/core/styles';
import { DataGrid, deDE, type GridColDef } from '@mui/x-data-grid';
import { exhibitions } from './exhibitions';

const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const integer = new Intl.NumberFormat('de-DE');
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef[] = [
  { field: 'artist', headerName: 'Künstlerin', flex: 1, minWidth: 140 },
  {
    field: 'opens',
    headerName: 'Eröffnung',
    type: 'date',
    width: 140,
    valueFormatter: ({ value }) => date.format(value as Date),
  },
  {
    field: 'tickets',
    headerName: 'Karten',
    type: 'number',
    width: 130,
    valueFormatter: ({ value }) => integer.format(Number(value)),
  },
  {
    field: 'price',
    headerName: 'Preis',
    type: 'number',
    width: 130,
    valueFormatter: ({ value }) => euros.format(Number(value)),
  },
];

const sizes = [5];

export default function ValuesAsInGermany() {
  const theme = useTheme();
  const inGerman = React.useMemo(() => createTheme(theme, deDE), [theme]);

  return (
    <ThemeProvider theme={inGerman}>
      <div lang="de" style={{ height: 290, width: '100%' }}>
        <DataGrid
          rows={exhibitions}
          columns={columns}
          pageSize={5}
          rowsPerPageOptions={sizes}
          density="compact"
          aria-label="Exhibitions, as in Germany"
        />
      </div>
    </ThemeProvider>
  );
}
