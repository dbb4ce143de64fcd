import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { peaks } from './peaks';

const withSign = (sign: string) =>
  function Header({ colDef }: GridColumnHeaderParams) {
    return (
      <strong>
        <span aria-hidden="true">{sign} </span>
        {colDef.headerName}
      </strong>
    );
  };

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Peak', flex: 1, minWidth: 100 },
  {
    field: 'wind',
    headerName: 'Gusts',
    type: 'number',
    width: 150,
    renderHeader: withSign('≋'),
  },
  {
    field: 'frost',
    headerName: 'Frost',
    type: 'number',
    width: 150,
    renderHeader: withSign('❄'),
  },
];

export default function IconsInHeaders() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={peaks}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Peaks, with signs in the headers"
      />
    </div>
  );
}
