import * as React from 'react';
import Cancel from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Save from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColumns,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes, type Dish } from './dishes';

// The declaration asks for attributes that newer versions of @types/react do not have.
const Action: React.ElementType = GridActionsCellItem;

const experimentalFeatures = { newEditingApi: true };

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
    setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
    setUnsaved((id) => (id === changed.id ? null : id));
    return changed;
  };

  // New columns only when the modes change: the grid applies a new array again on each render.
  const columns = React.useMemo<GridColumns<Dish>>(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setModes((current) => ({ ...current, [id]: mode }));
    const edit = (id: GridRowId) => setMode(id, { mode: GridRowModes.Edit });
    const save = (id: GridRowId) => setMode(id, { mode: GridRowModes.View });
    const cancel = (id: GridRowId) => {
      setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
      if (id === unsaved) {
        discard(id);
      }
    };
    return [
      ...dishColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id }) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                <Action icon={<Save />} label="Save" onClick={() => save(id)} />,
                <Action icon={<Cancel />} label="Cancel" onClick={() => cancel(id)} />,
              ]
            : [
                <Action icon={<Edit />} label="Edit" onClick={() => edit(id)} />,
                <Action icon={<Delete />} label="Delete" onClick={() => discard(id)} />,
              ],
      },
    ];
  }, [modes, unsaved, discard]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={add} disabled={unsaved !== null}>
        Add a dish
      </Button>
      <div style={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
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
          aria-label="Menu with commands in each row"
        />
      </div>
    </div>
  );
}
