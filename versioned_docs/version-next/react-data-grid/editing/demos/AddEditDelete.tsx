import * as React from 'react';
import Cancel from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Save from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes, type Dish } from './dishes';

interface Commands {
  modes: GridRowModesModel;
  edit: (id: GridRowId) => void;
  save: (id: GridRowId) => void;
  cancel: (id: GridRowId) => void;
  discard: (id: GridRowId) => void;
}

const CommandsContext = React.createContext<Commands | null>(null);

function CommandsCell(params: GridRenderCellParams<Dish>) {
  const { modes, edit, save, cancel, discard } = React.useContext(CommandsContext)!;
  const { id } = params;
  return (
    <GridActionsCell {...params}>
      {modes[id]?.mode === GridRowModes.Edit ? (
        <>
          <GridActionsCellItem icon={<Save />} label="Save" onClick={() => save(id)} />
          <GridActionsCellItem icon={<Cancel />} label="Cancel" onClick={() => cancel(id)} />
        </>
      ) : (
        <>
          <GridActionsCellItem icon={<Edit />} label="Edit" onClick={() => edit(id)} />
          <GridActionsCellItem icon={<Delete />} label="Delete" onClick={() => discard(id)} />
        </>
      )}
    </GridActionsCell>
  );
}

const columns: GridColDef<Dish>[] = [
  ...dishColumns,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    renderCell: (params) => <CommandsCell {...params} />,
  },
];

export default function AddEditDelete() {
  const [rows, setRows] = React.useState(dishes);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [unsaved, setUnsaved] = React.useState<GridRowId | null>(null);

  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const dish: Dish = { id, name: '', course: 'Main', price: 0, vegan: false, since: null };
    setRows([...rows, dish]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
    setUnsaved(id);
  };
  const discard = React.useCallback((id: GridRowId) => {
    setRows((current) => current.filter((row) => row.id !== id));
    setUnsaved((current) => (current === id ? null : current));
  }, []);

  const processRowUpdate = (changed: Dish) => {
    // A new row that people cancel arrives here as well, when it is no longer in the rows.
    setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
    setUnsaved((id) => (id === changed.id ? null : id));
    return changed;
  };

  const commands = React.useMemo<Commands>(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setModes((current) => ({ ...current, [id]: mode }));
    return {
      modes,
      edit: (id) => setMode(id, { mode: GridRowModes.Edit }),
      save: (id) => setMode(id, { mode: GridRowModes.View }),
      cancel: (id) => {
        setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
        if (id === unsaved) {
          discard(id);
        }
      },
      discard,
    };
  }, [modes, unsaved, discard]);

  return (
    <CommandsContext.Provider value={commands}>
      <Button onClick={add} disabled={unsaved !== null}>
        Add a dish
      </Button>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={(params, event) => {
            if (params.reason === 'rowFocusOut') {
              event.defaultMuiPrevented = true;
            } else if (params.reason === 'escapeKeyDown' && params.id === unsaved) {
              discard(params.id);
            }
          }}
          processRowUpdate={processRowUpdate}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Menu with commands in each row' } }}
        />
      </div>
    </CommandsContext.Provider>
  );
}
