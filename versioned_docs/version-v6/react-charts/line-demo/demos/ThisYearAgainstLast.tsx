import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 20 }, (_, index) => index + 1);

export default function ThisYearAgainstLast() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Weekly turnover in thousand euros</figcaption>
      <LineChart
        height={300}
        xAxis={[
          {
            data: weeks,
            min: 1,
            max: 20,
            tickMinStep: 1,
            valueFormatter: (week: number) => `W${week}`,
          },
        ]}
        series={[
          {
            label: 'Year 2025',
            data: [22, 24, 29, 33, 41, 58, 74, 91, 112, 126, 131, 138, 127],
            color: '#1f8a9e',
            showMark: false,
          },
          {
            label: 'Year 2024',
            data: [
              20, 23, 25, 31, 38, 47, 66, 83, 95, 118, 121, 130, 124, 119, 101, 92, 88, 79, 73, 70,
            ],
            color: '#a9a9a9',
            showMark: false,
          },
        ]}
      />
    </figure>
  );
}
