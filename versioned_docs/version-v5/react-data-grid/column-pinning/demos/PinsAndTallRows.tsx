import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

const notes: Record<string, string> = {
  Weir: 'Moved 40 m downstream in spring, readings before that are corrected by 12 cm',
  Ferry: 'Ships cause waves',
};

const columns: GridColDef[] = [
  ...gaugeColumns,
  { field: 'note', headerName: 'Note', width: 160, valueGetter: ({ row }) => notes[row.id] },
];

const getRowHeight = () => 'auto' as const;

export default function PinsAndTallRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={gauges}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        initialState={{ pinnedColumns: { left: ['id'], right: ['note'] } }}
        hideFooter
        aria-label="River gauges, with notes of several lines"
      />
    </div>
  );
}
