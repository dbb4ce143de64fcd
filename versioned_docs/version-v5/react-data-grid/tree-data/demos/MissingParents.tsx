import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Station {
  id: number;
  path: string[];
  passengers: number;
}

// No row stands for a country or a region: the grid makes these parents.
const stations: Station[] = [
  { id: 1, path: ['Italy', 'Liguria', 'Genova'], passengers: 66000 },
  { id: 2, path: ['Italy', 'Liguria', 'La Spezia'], passengers: 18500 },
  { id: 3, path: ['Italy', 'Toscana', 'Pisa'], passengers: 41000 },
  { id: 4, path: ['Slovenia', 'Ljubljana'], passengers: 29500 },
];

const columns: GridColDef<Station>[] = [
  { field: 'passengers', headerName: 'Passengers a day', type: 'number', flex: 1, minWidth: 150 },
];

const getPath = (row: Station) => row.path;

const stationColumn = { headerName: 'Station' };

export default function MissingParents() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        treeData
        rows={stations}
        getTreeDataPath={getPath}
        columns={columns}
        groupingColDef={stationColumn}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
        aria-label="Stations by country and region"
      />
    </div>
  );
}
