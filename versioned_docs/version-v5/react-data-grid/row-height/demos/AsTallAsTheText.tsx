import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

const getRowHeight = () => 'auto' as const;

export default function AsTallAsTheText() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={exhibits}
        columns={exhibitColumns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
        aria-label="Exhibits, as tall as their labels"
      />
    </div>
  );
}
