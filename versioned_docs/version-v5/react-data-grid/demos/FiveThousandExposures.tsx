import { DataGridPro, type GridColumns } from '@mui/x-data-grid-pro';

interface Exposure {
  id: number;
  target: string;
  filter: string;
  began: Date;
  seconds: number;
  sharpness: number;
}

const targets = ['M 13', 'M 31', 'M 51', 'M 81', 'NGC 891', 'NGC 7331'];
const filters = ['B', 'V', 'R'];

/** One exposure every four minutes; the stars are sharpest in the middle of the log. */
const rows = Array.from({ length: 5_000 }, (_, index): Exposure => ({
  id: index + 1,
  target: targets[Math.floor(index / 12) % targets.length]!,
  filter: filters[index % filters.length]!,
  began: new Date(2022, 10, 1, 18, index * 4),
  seconds: 60 * (1 + (index % 3)),
  sharpness: 2.4 - Math.sin((index * Math.PI) / 5_000),
}));

const columns: GridColumns<Exposure> = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'target', headerName: 'Target', flex: 1, minWidth: 120 },
  { field: 'filter', headerName: 'Filter', width: 100 },
  { field: 'began', headerName: 'Began', type: 'dateTime', width: 190 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 120 },
  {
    field: 'sharpness',
    headerName: 'Star width (″)',
    type: 'number',
    width: 150,
    valueFormatter: ({ value }) => value.toFixed(2),
  },
];

export default function FiveThousandExposures() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro aria-label="Exposures of the telescope" rows={rows} columns={columns} />
    </div>
  );
}
