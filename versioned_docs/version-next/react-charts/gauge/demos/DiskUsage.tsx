import { Gauge } from '@mui/x-charts/Gauge';

export default function DiskUsage() {
  return <Gauge aria-label="Disk usage in percent" height={160} value={62} />;
}
