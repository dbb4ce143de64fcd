import * as React from 'react';
import { ThemeProvider, useTheme } from '@material-ui/core/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments } from './shipments';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'string', editable: true, width: 120 },
  { field: 'containers', headerName: 'number', type: 'number', editable: true, width: 130 },
  { field: 'sails', headerName: 'date', type: 'date', editable: true, width: 130 },
  { field: 'checkedIn', headerName: 'dateTime', type: 'dateTime', editable: true, width: 200 },
  { field: 'cooled', headerName: 'boolean', type: 'boolean', editable: true, width: 130 },
  {
    field: 'incoterm',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: ['FOB', 'CIF', 'EXW'],
    editable: true,
    width: 170,
  },
];

export default function EveryColumnType() {
  const theme = useTheme();
  // On React 18, the checkbox of a boolean cell throws an error if it has a ripple.
  const withoutRipples = React.useMemo(
    () => ({ ...theme, props: { ...theme.props, MuiButtonBase: { disableRipple: true } } }),
    [theme],
  );

  return (
    <div style={{ height: 240, width: '100%' }}>
      <ThemeProvider theme={withoutRipples}>
        <DataGrid
          rows={shipments}
          columns={columns}
          hideFooter
          aria-label="Shipments, one column for each type"
        />
      </ThemeProvider>
    </div>
  );
}
