import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const CITIES = ['Bergen', 'Gdańsk', 'Porto', 'Turku', 'Utrecht'];

interface Parcel {
  id: number;
  from: string;
  to: string;
  kilograms: number;
  scanned: Date;
  fragile: boolean;
}

/** One parcel every two minutes, between the cities in turn. */
const rows = Array.from({ length: 20_000 }, (_, index): Parcel => {
  const from = index % CITIES.length;
  return {
    id: index + 1,
    from: CITIES[from] ?? '',
    to: CITIES[(from + 1 + (index % 3)) % CITIES.length] ?? '',
    kilograms: 1 + ((index * 7) % 90) / 10,
    scanned: new Date(2024, 0, 1, 0, index * 2),
    fragile: index % 6 === 0,
  };
});

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', type: 'number', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'kilograms', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'scanned', headerName: 'Scanned', type: 'dateTime', width: 190 },
  { field: 'fragile', headerName: 'Fragile', type: 'boolean' },
];

export default function TwentyThousandParcels() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'from', sort: 'asc' },
              { field: 'kilograms', sort: 'desc' },
            ],
          },
        }}
      />
    </div>
  );
}
