import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const components = { Toolbar: GridToolbar };
const componentsProps = { panel: { placement: 'bottom-end' } };

export default function PanelsOnTheRight() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={components}
        componentsProps={componentsProps}
        density="compact"
        hideFooter
        aria-label="Berths, with panels on the right"
      />
    </div>
  );
}
