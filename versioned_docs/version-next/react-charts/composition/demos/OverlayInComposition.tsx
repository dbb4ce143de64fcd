import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';

const trucks = [14, 17, 11, 19];

export default function OverlayInComposition() {
  const [loading, setLoading] = React.useState(false);
  const [data, setData] = React.useState<number[]>([]);

  function load() {
    setLoading(true);
    window.setTimeout(() => {
      setData(trucks);
      setLoading(false);
    }, 1200);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={loading} onClick={load}>
          Load
        </Button>
        <Button disabled={loading} onClick={() => setData([])}>
          Clear
        </Button>
      </Stack>
      <ChartsContainer
        title="Trucks at the gate per hour"
        height={240}
        xAxis={[{ scaleType: 'band', data: ['06:00', '07:00', '08:00', '09:00'] }]}
        yAxis={[{ min: 0, max: 20 }]}
        series={[{ type: 'bar', data }]}
      >
        <BarPlot />
        <ChartsAxis />
        <ChartsOverlay loading={loading} />
      </ChartsContainer>
    </Stack>
  );
}
