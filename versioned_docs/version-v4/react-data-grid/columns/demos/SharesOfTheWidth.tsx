import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import {
  DataGrid,
  GridFooterContainer,
  useGridSlotComponentProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { talks } from './talks';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 160 },
  { field: 'speaker', headerName: 'Speaker', flex: 1, minWidth: 120 },
];

function Widths() {
  const { all, lookup } = useGridSlotComponentProps().state.columns;

  return (
    <GridFooterContainer style={{ paddingLeft: 16, paddingRight: 16 }}>
      {all.map((field) => Math.round(lookup[field].computedWidth)).join(' + ')}
    </GridFooterContainer>
  );
}

const components = { Footer: Widths };

export default function SharesOfTheWidth() {
  const [percent, setPercent] = React.useState(100);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 275, width: `${percent}%` }}>
        <DataGrid
          rows={talks}
          columns={columns}
          components={components}
          density="compact"
          aria-label="Talks, with two columns that share the width"
        />
      </div>
      <div style={{ maxWidth: 320, margin: '8px 16px 0' }}>
        <Slider
          value={percent}
          onChange={(_, value) => setPercent(value as number)}
          min={40}
          max={100}
          step={5}
          valueLabelDisplay="auto"
          aria-label="Width of the grid in percent"
        />
      </div>
    </div>
  );
}
