import { DataGrid } from '@mui/x-data-grid';
import { taxiColumns, taxis } from './taxis';

export default function SameHeightForAll() {
  return (
    <div style={{ height: 208, width: '100%' }}>
      <DataGrid
        rows={taxis}
        columns={taxiColumns}
        rowHeight={30}
        hideFooter
        aria-label="Taxis in low rows"
      />
    </div>
  );
}
