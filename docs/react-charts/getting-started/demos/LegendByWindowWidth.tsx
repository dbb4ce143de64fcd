import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';

export default function LegendByWindowWidth() {
  const isWide = useMediaQuery('(min-width: 720px)');

  return (
    <BarChart
      title="Passengers of three ferry lines by season"
      height={320}
      margin={isWide ? { top: 20, right: 160 } : { top: 20, bottom: 80 }}
      xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
      series={[
        { label: 'Harbour', data: [310, 540, 360, 180] },
        { label: 'Islands', data: [220, 690, 240, 60] },
        { label: 'Night', data: [90, 130, 110, 80] },
      ]}
      slotProps={{
        legend: isWide
          ? { direction: 'column', position: { vertical: 'middle', horizontal: 'right' } }
          : { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
      }}
    />
  );
}
