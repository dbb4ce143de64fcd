import { DataGrid, type GridRowHeightParams } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.star ? 100 * densityFactor : null;

export default function TallerByContent() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={exhibits}
        columns={exhibitColumns}
        getRowHeight={getRowHeight}
        hideFooter
        aria-label="Exhibits, the star taller than others"
      />
    </div>
  );
}
