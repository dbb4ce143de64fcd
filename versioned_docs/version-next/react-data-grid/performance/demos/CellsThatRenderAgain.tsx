import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const rows = ['Oak', 'Beech', 'Larch', 'Alder'].map((tree, id) => ({ id, tree, meters: 12 + id }));

let renders = 0;
const countedCell = ({ value }: GridRenderCellParams) => {
  renders += 1;
  return value;
};

const makeColumns = (): GridColDef[] => [
  { field: 'tree', headerName: 'Tree', flex: 1, renderCell: countedCell },
  { field: 'meters', headerName: 'Height (m)', width: 120, renderCell: countedCell },
];
const constantColumns = makeColumns();

export default function CellsThatRenderAgain() {
  const [note, setNote] = React.useState('');
  const [constant, setConstant] = React.useState(false);
  const output = React.useRef<HTMLOutputElement>(null);

  // Outside of the component, this would do as well, unless a minifier moves it back here.
  const slotProps = React.useMemo(
    () => ({ main: { 'aria-label': 'Trees, whose renders are counted' } }),
    [],
  );

  // Written past React: a state here would itself render the grid.
  React.useEffect(() => {
    const timer = setInterval(() => {
      if (output.current) {
        output.current.textContent = `Cells rendered so far: ${renders}`;
      }
    }, 100);
    return () => clearInterval(timer);
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={constant} onChange={(_, on) => setConstant(on)} />}
        label="columns as a constant"
      />
      <TextField
        size="small"
        label="Type a note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p style={{ margin: '8px 0' }}>
        <output ref={output}>Cells rendered so far: 0</output>
      </p>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={rows}
          columns={constant ? constantColumns : makeColumns()}
          density="compact"
          hideFooter
          slotProps={slotProps}
        />
      </div>
    </div>
  );
}
