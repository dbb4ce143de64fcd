import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';

interface Week {
  id: number;
  [day: string]: number;
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const columns: GridColDef<Week>[] = [
  { field: 'id', headerName: 'Week', width: 70 },
  ...days.map((field): GridColDef<Week> => ({
    field,
    type: 'number',
    editable: true,
    flex: 1,
    minWidth: 70,
  })),
  {
    field: 'sum',
    headerName: 'Sum',
    type: 'number',
    width: 80,
    valueGetter: (_, row) => days.reduce((sum, day) => sum + (row[day] || 0), 0),
  },
];

export default function SpreadsheetEditor() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(weeks);
  const [history, setHistory] = React.useState<Week[][]>([]);

  const store = (changed: Week) => {
    setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };
  const remember = () => setHistory((steps) => [...steps, rows]);
  // An edit that was dropped with Escape leaves a step in which nothing changed.
  const steps = history.filter((step) => step !== rows);
  const undo = () => {
    setRows(steps[steps.length - 1]);
    setHistory(steps.slice(0, -1));
  };
  const clearSelected = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    remember();
    setRows(
      rows.map((row) => ({
        ...row,
        ...Object.fromEntries(
          cells
            .filter((cell) => cell.id === row.id && days.includes(cell.field))
            .map((cell) => [cell.field, 0]),
        ),
      })),
    );
  };

  return (
    <div style={{ width: '100%' }}>
      <Button disabled={steps.length === 0} onClick={undo}>
        Undo
      </Button>
      <Button onClick={clearSelected}>Set selected to 0</Button>
      <div style={{ height: 222 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          processRowUpdate={store}
          onCellEditStart={remember}
          onClipboardPasteStart={remember}
          historyStackSize={0}
          disableColumnSorting
          disableColumnMenu
          density="compact"
          hideFooter
          showCellVerticalBorder
          showColumnVerticalBorder
          slotProps={{ main: { 'aria-label': 'Hours of a team, by week and day' } }}
        />
      </div>
    </div>
  );
}

const weeks: Week[] = [
  { id: 14, Mon: 31, Tue: 28, Wed: 35, Thu: 30, Fri: 22 },
  { id: 15, Mon: 29, Tue: 33, Wed: 34, Thu: 27, Fri: 25 },
  { id: 16, Mon: 36, Tue: 30, Wed: 29, Thu: 32, Fri: 18 },
  { id: 17, Mon: 0, Tue: 34, Wed: 31, Thu: 28, Fri: 24 },
  { id: 18, Mon: 33, Tue: 32, Wed: 0, Thu: 29, Fri: 26 },
];
