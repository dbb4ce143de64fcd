import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  GridFooterContainer,
  gridColumnsTotalWidthSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { departures, type Departure } from './departures';

function SizeFooter() {
  const apiRef = useGridApiContext();
  const columnsWidth = useGridSelector(apiRef, gridColumnsTotalWidthSelector);
  const size = React.useSyncExternalStore(
    (onChange) => apiRef.current.subscribeEvent('viewportInnerSizeChange', onChange),
    () => apiRef.current.getRootDimensions()?.viewportInnerSize,
  );

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <span>{size && `${Math.round(size.width)} × ${Math.round(size.height)} px`}</span>
      <span>
        {size && columnsWidth > size.width ? 'Scroll for more columns' : 'All columns fit'}
      </span>
    </GridFooterContainer>
  );
}

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'destination', headerName: 'Destination', width: 150 },
  { field: 'gate', headerName: 'Gate', width: 90 },
];

export default function SizeInTheFooter() {
  const [percent, setPercent] = React.useState(100);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 290, width: `${percent}%` }}>
        <DataGrid
          rows={departures}
          columns={columns}
          components={{ Footer: SizeFooter }}
          density="compact"
          aria-label="Departures, with the size of the grid"
        />
      </div>
      <div style={{ maxWidth: 320, margin: '8px 16px 0' }}>
        <Slider
          value={percent}
          onChange={(_, value) => setPercent(value as number)}
          min={40}
          max={100}
          step={10}
          valueLabelDisplay="auto"
          aria-label="Width of the parent in percent"
        />
      </div>
    </div>
  );
}
