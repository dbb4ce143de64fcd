import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { peaks, type Peak } from './peaks';

const columns: GridColDef<Peak>[] = [
  { field: 'id', headerName: 'Peak', flex: 1, minWidth: 100 },
  { field: 'wind', headerName: 'Strongest gust (km/h)', type: 'number', width: 130 },
  { field: 'snow', headerName: 'Deepest snow (cm)', type: 'number', width: 120 },
];

export default function HeadersOfTwoLines() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={peaks}
        columns={columns}
        headerHeight={72}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
        hideFooter
        aria-label="Peaks, with headers of two lines"
      />
    </div>
  );
}
