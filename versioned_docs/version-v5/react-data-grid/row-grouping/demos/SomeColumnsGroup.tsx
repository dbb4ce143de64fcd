import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { repairs, type Repair } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'workshop', headerName: 'Workshop', width: 140, groupable: false },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'bicycle', headerName: 'Bicycle', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, groupable: false },
];

export default function SomeColumnsGroup() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGridPremium
        rows={repairs}
        columns={columns}
        initialState={{ rowGrouping: { model: ['kind'] } }}
        density="compact"
        hideFooter
        aria-label="Bicycle repairs by kind"
      />
    </div>
  );
}
