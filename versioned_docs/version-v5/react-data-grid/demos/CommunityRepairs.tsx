import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
  type GridColumns,
} from '@mui/x-data-grid';
import { repairs, REPAIR_STATES, type Repair } from './repairs';

const columns: GridColumns<Repair> = [
  { field: 'bicycle', headerName: 'Bicycle', flex: 1, minWidth: 150 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, editable: true },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...REPAIR_STATES],
    width: 120,
    editable: true,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
];

function RepairToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

const getRowId = (repair: Repair) => repair.ticket;

export default function CommunityRepairs() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Bicycles in the workshop"
        rows={repairs}
        columns={columns}
        getRowId={getRowId}
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
          pagination: { pageSize: 5 },
        }}
        rowsPerPageOptions={[5, 10]}
        checkboxSelection
        disableSelectionOnClick
        experimentalFeatures={{ newEditingApi: true }}
        components={{ Toolbar: RepairToolbar }}
      />
    </div>
  );
}
