import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeControls({ props }: { props?: object }) {
  return (
    <Gauge aria-label="Battery of the forklift, in percent" height={220} value={68} {...props} />
  );
}
