import { DataGridPro, type GridColumns } from '@mui/x-data-grid-pro';

const towns = ['Aberdeen', 'Bergen', 'Cork', 'Dieppe', 'Esbjerg', 'Ghent', 'Lübeck'];
const services = ['Post', 'Express', 'Freight'];

/** Three thousand parcels, one every nine minutes, to seven towns in turn. */
const rows = Array.from({ length: 3_000 }, (_, index) => ({
  id: index + 1,
  town: towns[index % towns.length],
  service: services[Math.floor(index / 5) % services.length],
  grams: 250 + ((index * 370) % 9_000),
  scanned: new Date(2021, 7, 2, 6, index * 9),
}));

const columns: GridColumns = [
  { field: 'id', headerName: 'No.', type: 'number', width: 110 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 140 },
  { field: 'service', headerName: 'Service', width: 140 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 130 },
  { field: 'scanned', headerName: 'Scanned', type: 'dateTime', width: 200 },
];

export default function ProParcels() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro aria-label="Parcels scanned" rows={rows} columns={columns} />
    </div>
  );
}
