import Button from '@material-ui/core/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  type MuiEvent,
} from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

function RowButtons({ id, api, row }: GridRenderCellParams) {
  if (api.getRowMode(id) === 'view') {
    return (
      <Button
        size="small"
        aria-label={`Edit ${row['name']}`}
        onClick={() => api.setRowMode(id, 'edit')}
      >
        Edit
      </Button>
    );
  }
  const save = () => {
    if (api.commitRowChange(id)) {
      api.setRowMode(id, 'view');
    }
  };
  return (
    <>
      <Button size="small" onClick={save}>
        Save
      </Button>
      <Button size="small" onClick={() => api.setRowMode(id, 'view')}>
        Cancel
      </Button>
    </>
  );
}

const columns: GridColDef[] = [
  {
    field: 'buttons',
    headerName: 'Edit',
    width: 150,
    sortable: false,
    filterable: false,
    renderCell: (params) => <RowButtons {...params} />,
  },
  ...dishColumns,
];

/** A double click does not open a row, and a click elsewhere does not save it. */
const prevent = (_: object, event: MuiEvent<object>) => {
  event.defaultMuiPrevented = true;
};

export default function ButtonsInEachRow() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        editMode="row"
        onRowEditStart={prevent}
        onCellFocusOut={prevent}
        density="compact"
        hideFooter
        disableSelectionOnClick
        aria-label="Menu with buttons in each row"
      />
    </div>
  );
}
