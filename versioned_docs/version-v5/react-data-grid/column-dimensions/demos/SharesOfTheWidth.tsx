import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  GridFooterContainer,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { talks, type Talk } from './talks';

const columns: GridColDef<Talk>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 160 },
  { field: 'speaker', headerName: 'Speaker', flex: 1, minWidth: 120, maxWidth: 180 },
];

function Widths() {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      {visible.map(({ computedWidth }) => Math.round(computedWidth)).join(' + ')}
    </GridFooterContainer>
  );
}

export default function SharesOfTheWidth() {
  const [percent, setPercent] = React.useState(100);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 275, width: `${percent}%` }}>
        <DataGrid
          rows={talks}
          columns={columns}
          components={{ Footer: Widths }}
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
