import { DataGrid } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

export default function SameHeightForAll() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={exhibits}
        columns={exhibitColumns}
        rowHeight={36}
        hideFooter
        aria-label="Exhibits, all with the same height"
      />
    </div>
  );
}
