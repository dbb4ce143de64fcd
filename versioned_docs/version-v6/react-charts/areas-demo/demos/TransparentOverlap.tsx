import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';

const ages = [0, 10, 20, 30, 40, 50, 60, 70, 80];

export default function TransparentOverlap() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Readers of two libraries by age</figcaption>
      <LineChart
        height={300}
        xAxis={[{ data: ages, min: 0, max: 80 }]}
        series={[
          {
            label: 'Harbor branch',
            data: [210, 480, 620, 540, 330, 260, 240, 190, 80],
            area: true,
            showMark: false,
          },
          {
            label: 'Hill branch',
            data: [90, 170, 180, 260, 410, 520, 610, 480, 210],
            area: true,
            showMark: false,
          },
        ]}
        sx={{ [`.${areaElementClasses.root}`]: { fillOpacity: 0.35 } }}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12, itemGap: 8 } }}
      />
    </figure>
  );
}
