import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { peaks } from './peaks';

const inGroup = (group: string, column: GridColDef): GridColDef => ({
  ...column,
  // Panels and exports show one text.
  headerName: `${group}: ${column.headerName}`,
  renderHeader: () => (
    <span style={{ display: 'block', lineHeight: 1.4 }}>
      <small>{group}</small>
      <br />
      <strong>{column.headerName}</strong>
    </span>
  ),
});

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Peak', flex: 1, minWidth: 100 },
  inGroup('Air', { field: 'wind', headerName: 'Gusts', width: 120 }),
  inGroup('Ground', { field: 'frost', headerName: 'Frost', width: 120 }),
  inGroup('Ground', { field: 'snow', headerName: 'Snow', width: 120 }),
];

export default function GroupNamesInTitles() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={peaks}
        columns={columns}
        hideFooter
        aria-label="Peaks, with the name of a group in each header"
      />
    </div>
  );
}
