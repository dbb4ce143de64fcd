import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef<(typeof towns)[number]>[] = [
  {
    field: 'town',
    headerName: 'Swedish order',
    flex: 1,
    minWidth: 150,
    sortComparator: new Intl.Collator('sv').compare,
  },
  {
    field: 'townInGerman',
    headerName: 'German order',
    flex: 1,
    minWidth: 150,
    valueGetter: (_, row) => row.town,
    sortComparator: new Intl.Collator('de').compare,
  },
];

export default function SortByLanguage() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        aria-label="Swedish towns in the order of two languages"
        rows={towns}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'town', sort: 'asc' }] } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}

const towns = [
  { id: 1, town: 'Örebro' },
  { id: 2, town: 'Malmö' },
  { id: 3, town: 'Åre' },
  { id: 4, town: 'Zinkgruvan' },
  { id: 5, town: 'Älmhult' },
  { id: 6, town: 'Arboga' },
];
