import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Week {
  id: number;
  [day: string]: number;
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const columns: GridColDef<Week>[] = [
  { field: 'id', headerName: 'Week', sortable: false, width: 70 },
  ...days.map((field): GridColDef<Week> => ({
    field,
    type: 'number',
    editable: true,
    sortable: false,
    flex: 1,
    minWidth: 70,
  })),
  {
    field: 'sum',
    headerName: 'Sum',
    type: 'number',
    sortable: false,
    width: 80,
    // A cell that people have emptied holds no number.
    valueGetter: ({ row }) => days.reduce((sum, day) => sum + Number(row[day]), 0),
  },
];

const experimentalFeatures = { newEditingApi: true };

export default function SheetWithUndo() {
  const [rows, setRows] = React.useState(weeks);
  const [steps, setSteps] = React.useState<Week[][]>([]);

  const store = (changed: Week, original: Week) => {
    if (days.some((day) => changed[day] !== original[day])) {
      setSteps([...steps, rows]);
      setRows(rows.map((row) => (row.id === changed.id ? changed : row)));
    }
    return changed;
  };
  const undo = () => {
    setRows(steps[steps.length - 1]);
    setSteps(steps.slice(0, -1));
  };

  return (
    <div style={{ width: '100%' }}>
      <Button disabled={steps.length === 0} onClick={undo}>
        Undo
      </Button>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          processRowUpdate={store}
          disableSelectionOnClick
          disableColumnMenu
          density="compact"
          hideFooter
          showCellRightBorder
          showColumnRightBorder
          aria-label="Hours of a team, by week and day"
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
