import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import {
  DataGrid,
  GridFooterContainer,
  useGridSlotComponentProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { departures } from './departures';

function SizeFooter() {
  const { state } = useGridSlotComponentProps();
  const sizes = state.containerSizes;

  return (
    <GridFooterContainer style={{ paddingLeft: 16, paddingRight: 16 }}>
      {sizes && (
        <>
          <span>
            {Math.round(sizes.windowSizes.width)} × {Math.round(sizes.windowSizes.height)} px
          </span>
          <span>
            {sizes.totalSizes.width > sizes.windowSizes.width
              ? 'Scroll for more columns'
              : 'All columns fit'}
          </span>
        </>
      )}
    </GridFooterContainer>
  );
}

const components = { Footer: SizeFooter };

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'destination', headerName: 'Destination', width: 150 },
  { field: 'gate', headerName: 'Gate', width: 110 },
];

export default function SizeInTheFooter() {
  const [percent, setPercent] = React.useState(100);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 290, width: `${percent}%` }}>
        <DataGrid
          rows={departures}
          columns={columns}
          components={components}
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
