import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChartPro, useChartProApiRef } from '@mui/x-charts-pro';

const hours = Array.from({ length: 49 }, (_, index) => index);
const load = hours.map((hour) => Math.round(40 + 22 * Math.sin(hour / 3.8) + (hour % 5)));

export default function ZoomButtons() {
  const apiRef = useChartProApiRef<'line'>();
  const show = (start: number, end: number) =>
    apiRef.current?.setZoomData([{ axisId: 'hours', start, end }]);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row">
        <Button onClick={() => show(0, 50)}>First day</Button>
        <Button onClick={() => show(50, 100)}>Second day</Button>
        <Button onClick={() => show(0, 100)}>Both</Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        title="Load of a server over two days, in percent"
        height={260}
        xAxis={[{ id: 'hours', data: hours, zoom: true, max: 48, tickMinStep: 4 }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: load, showMark: false }]}
      />
    </Stack>
  );
}
