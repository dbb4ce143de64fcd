import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'pupil', headerName: 'Pupil', flex: 1, minWidth: 120 },
  { field: 'maths', headerName: 'Maths', type: 'number', editable: true, width: 90 },
  { field: 'music', headerName: 'Music', type: 'number', editable: true, width: 90 },
  { field: 'sports', headerName: 'Sports', type: 'number', editable: true, width: 90 },
];

const experimentalFeatures = { newEditingApi: true };

export default function OneClickToEdit() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const openClicked = ({ id, field, isEditable }: GridCellParams, event: React.MouseEvent) => {
    // A click into a list or a date picker of an open cell arrives here as well, from its portal.
    const isFromPortal = !event.currentTarget.contains(event.target as Element);
    if (isEditable && !isFromPortal && modes[id]?.[field]?.mode !== GridCellModes.Edit) {
      setModes(withOnlyOpen(modes, id, field));
    }
  };

  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={marks}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={openClicked}
        density="compact"
        hideFooter
        aria-label="Marks, opened by a click"
      />
    </div>
  );
}

/** Closes, and thereby saves, what is open, and opens one cell. */
function withOnlyOpen(
  modes: GridCellModesModel,
  id: GridCellParams['id'],
  field: string,
): GridCellModesModel {
  const closed: GridCellModesModel = Object.fromEntries(
    Object.entries(modes).map(([rowId, fields]) => [
      rowId,
      Object.fromEntries(Object.keys(fields).map((key) => [key, { mode: GridCellModes.View }])),
    ]),
  );
  return { ...closed, [id]: { ...closed[id], [field]: { mode: GridCellModes.Edit } } };
}

const marks = [
  { id: 1, pupil: 'Ada', maths: 92, music: 74, sports: 66 },
  { id: 2, pupil: 'Ben', maths: 71, music: 88, sports: 90 },
  { id: 3, pupil: 'Chidi', maths: 84, music: 69, sports: 77 },
  { id: 4, pupil: 'Dora', maths: 65, music: 95, sports: 81 },
];
