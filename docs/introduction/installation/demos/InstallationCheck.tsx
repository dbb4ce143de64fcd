import { Gauge } from '@mui/x-charts/Gauge';

export default function InstallationCheck() {
  return (
    <div style={{ height: 180 }}>
      <Gauge
        aria-label="Installation"
        aria-valuetext="ready"
        value={100}
        text="Ready"
        startAngle={-110}
        endAngle={110}
      />
    </div>
  );
}
