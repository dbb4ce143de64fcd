import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Plant {
  id: number;
  plant: string;
  notes: string;
}

function NotesEditor({
  id,
  field,
  value,
  colDef,
  hasFocus,
}: GridRenderEditCellParams<string, Plant>) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useEffect(() => {
    if (hasFocus) {
      input?.focus();
    }
  }, [hasFocus, input]);

  // The editor is outside the cell, so its keys do not reach the grid.
  const saveOrCancel = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      apiRef.current.stopCellEditMode({ id, field, cellToFocusAfter: 'below' });
    } else if (event.key === 'Tab') {
      event.preventDefault();
      apiRef.current.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
    } else if (event.key === 'Escape') {
      apiRef.current.stopCellEditMode({ id, field, ignoreModifications: true });
    }
  };

  return (
    <div ref={setAnchor} style={{ alignSelf: 'flex-start' }}>
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start">
          <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
            <InputBase
              multiline
              fullWidth
              rows={4}
              value={value}
              inputRef={setInput}
              inputProps={{ 'aria-label': 'Notes' }}
              onKeyDown={saveOrCancel}
              onChange={(event) =>
                apiRef.current.setEditCellValue({ id, field, value: event.target.value })
              }
            />
          </Paper>
        </Popper>
      )}
    </div>
  );
}

const columns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', width: 120 },
  {
    field: 'notes',
    headerName: 'Notes',
    editable: true,
    flex: 1,
    minWidth: 180,
    renderEditCell: (params) => <NotesEditor {...params} />,
  },
];

const experimentalFeatures = { newEditingApi: true };

export default function MultilineNotes() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={plants}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        density="compact"
        hideFooter
        aria-label="Plants with notes of several lines"
      />
    </div>
  );
}

const plants: Plant[] = [
  { id: 1, plant: 'Basil', notes: 'Water in the morning.\nPinch out the flowers.' },
  { id: 2, plant: 'Lavender', notes: 'Cut back after bloom.' },
  { id: 3, plant: 'Tomato', notes: 'Shelter from rain.\nFeed every second week.' },
  { id: 4, plant: 'Mint', notes: 'Keep in a pot.' },
];
