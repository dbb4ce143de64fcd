import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

/** One value an hour for 30 days: two tides a day, higher at full and new moon. */
const hours = Array.from({ length: 720 }, (_, hour) => new Date(2025, 5, 1, hour));
const level = hours.map((_, hour) => {
  const spring = 1.6 + 0.7 * Math.cos((2 * Math.PI * hour) / 354);
  return Number((2.8 + spring * Math.cos((2 * Math.PI * hour) / 12.42)).toFixed(2));
});

const dayAndHour = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

export default function TidesOverAMonth() {
  return (
    <LineChartPro
      title="Water level at the pier in June"
      height={340}
      showToolbar
      xAxis={[
        {
          id: 'time',
          scaleType: 'time',
          data: hours,
          domainLimit: 'strict',
          valueFormatter: (hour: Date) => dayAndHour.format(hour),
          tickLabelMinGap: 24,
          zoom: { minSpan: 5, slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ valueFormatter: (meters: number) => `${meters} m` }]}
      initialZoom={[{ axisId: 'time', start: 20, end: 45 }]}
      series={[{ label: 'Water level (m)', data: level, showMark: false }]}
      hideLegend
    />
  );
}
