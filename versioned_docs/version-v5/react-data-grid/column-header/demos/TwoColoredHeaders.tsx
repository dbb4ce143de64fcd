import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { peaks, type Peak } from './peaks';

const columns: GridColDef<Peak>[] = [
  { field: 'id', headerName: 'Peak', flex: 1, minWidth: 100 },
  {
    field: 'wind',
    headerName: 'Gusts',
    description: 'Strongest gust in km/h',
    type: 'number',
    width: 110,
    headerClassName: 'extreme',
  },
  {
    field: 'snow',
    headerName: 'Snow',
    description: 'Deepest snow in cm',
    type: 'number',
    width: 110,
    headerClassName: ({ colDef }) => (colDef.sortable ? 'extreme' : ''),
  },
];

export default function TwoColoredHeaders() {
  return (
    <div style={{ height: 166, width: '100%' }}>
      <DataGrid
        rows={peaks}
        columns={columns}
        sx={{
          [`& .${gridClasses.columnHeader}.extreme`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '& .extreme .MuiIconButton-root': { color: 'inherit' },
        }}
        density="compact"
        hideFooter
        aria-label="Peaks, with colored headers"
      />
    </div>
  );
}
