import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trail {
  id: string;
  report: string;
  rangers: number;
}

const columns: GridColDef<Trail>[] = [
  { field: 'id', headerName: 'Trail', width: 130 },
  {
    field: 'report',
    headerName: 'Latest report',
    type: 'longText',
    editable: true,
    flex: 1,
    minWidth: 220,
  },
  { field: 'rangers', headerName: 'Rangers', type: 'number', width: 100 },
];

export default function LongTextRemarks() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid rows={trails} columns={columns} hideFooter label="Trails with reports" />
    </div>
  );
}

const trails: Trail[] = [
  {
    id: 'Heron loop',
    report:
      'The footbridge at kilometer 3 is closed. Walkers take the forest road, which is 800 m longer.\n' +
      'The carpenters come on Thursday.',
    rangers: 2,
  },
  { id: 'Ridge', report: 'Dry and free of snow.', rangers: 1 },
  {
    id: 'Quarry path',
    report:
      'Two trees have fallen across the path behind the second gate. Dogs on a lead: the peregrines nest above the old crane.',
    rangers: 3,
  },
  { id: 'Lake shore', report: '', rangers: 1 },
];
