import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function StyleLinesByState() {
  return (
    <LineChart
      title="Solar and wind power over a day, in megawatts"
      height={280}
      slotProps={{ tooltip: { trigger: 'none' } }}
      axisHighlight={{ x: 'none', y: 'none' }}
      xAxis={[{ scaleType: 'point', data: ['06', '09', '12', '15', '18'] }]}
      series={[
        {
          id: 'sun',
          label: 'Solar',
          area: true,
          showMark: false,
          highlightScope,
          data: [2, 21, 38, 29, 6],
        },
        {
          id: 'wind',
          label: 'Wind',
          area: true,
          showMark: false,
          highlightScope,
          data: [14, 11, 9, 13, 18],
        },
      ]}
      sx={{
        [`& .${lineClasses.area}`]: { fillOpacity: 0.25 },
        [`& .${lineClasses.area}[data-highlighted]`]: { fillOpacity: 0.6 },
        [`& .${lineClasses.line}[data-highlighted]`]: { strokeWidth: 4 },
        '& [data-faded]': { opacity: 0.1 },
      }}
    />
  );
}
