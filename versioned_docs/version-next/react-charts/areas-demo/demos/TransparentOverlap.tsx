import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const ages = [0, 10, 20, 30, 40, 50, 60, 70, 80];

export default function TransparentOverlap() {
  return (
    <LineChart
      title="Readers of a library's two branches by age"
      height={300}
      xAxis={[{ data: ages, domainLimit: 'strict' }]}
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
      sx={{ [`.${lineClasses.area}`]: { fillOpacity: 0.35 } }}
    />
  );
}
