import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const highlightScope = { highlighted: 'series', faded: 'global' } as const;

export default function StyleByClass() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Solar and wind power, in megawatts</figcaption>
      <LineChart
        height={280}
        tooltip={{ trigger: 'none' }}
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
          [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 },
          [`& .${areaElementClasses.highlighted}`]: { fillOpacity: 0.6 },
          [`& .${lineElementClasses.highlighted}`]: { strokeWidth: 4 },
          [`& .${lineElementClasses.faded}, & .${areaElementClasses.faded}`]: { opacity: 0.1 },
        }}
      />
    </figure>
  );
}
