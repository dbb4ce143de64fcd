import * as React from 'react';
import * as ReactDOM from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChartPro, useZoom } from '@mui/x-charts-pro';

const hours = Array.from({ length: 49 }, (_, index) => index);
const load = hours.map((hour) => Math.round(40 + 22 * Math.sin(hour / 3.8) + (hour % 5)));

function Buttons({ target }: { target: HTMLElement }) {
  const { zoomData, setZoomData } = useZoom();
  const show = (start: number, end: number) =>
    setZoomData(zoomData.map((axis) => ({ ...axis, start, end })));

  return ReactDOM.createPortal(
    <React.Fragment>
      <Button onClick={() => show(0, 50)}>First day</Button>
      <Button onClick={() => show(50, 100)}>Second day</Button>
      <Button onClick={() => show(0, 100)}>Both</Button>
    </React.Fragment>,
    target,
  );
}

export default function ZoomButtons() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack ref={setTarget} direction="row" sx={{ minHeight: 40 }} />
      <LineChartPro
        title="Load of a server over two days, in percent"
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ id: 'hours', data: hours, zoom: true, max: 48, tickMinStep: 4 }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: load, showMark: false }]}
      >
        {target && <Buttons target={target} />}
      </LineChartPro>
    </Stack>
  );
}
