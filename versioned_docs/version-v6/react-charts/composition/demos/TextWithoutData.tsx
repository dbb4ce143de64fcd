import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const trucks = [14, 17, 11, 19];

function CenteredText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text x={left + width / 2} y={top + height / 2} textAnchor="middle" fill="currentColor">
      {children}
    </text>
  );
}

export default function TextWithoutData() {
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
    <Stack dir="ltr" spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={loading} onClick={load}>
          Load
        </Button>
        <Button disabled={loading} onClick={() => setData([])}>
          Clear
        </Button>
      </Stack>
      <ResponsiveChartContainer
        title="Trucks at the gate per hour"
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['06:00', '07:00', '08:00', '09:00'] }]}
        yAxis={[{ min: 0, max: 20 }]}
        series={data.length > 0 ? [{ type: 'bar', data }] : []}
      >
        <BarPlot />
        <ChartsAxis />
        {loading && <CenteredText>Loading…</CenteredText>}
        {!loading && data.length === 0 && <CenteredText>No trucks yet</CenteredText>}
      </ResponsiveChartContainer>
    </Stack>
  );
}
