import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const weeks = Array.from({ length: 20 }, (_, index) => index + 1);
const inEuros = (value: number | null) => (value === null ? null : `${value} k€`);

const formatWeek = (week: number, { location }: AxisValueFormatterContext) =>
  location === 'tooltip' ? `Week ${week}` : `${week}`;

export default function ThisYearAgainstLast() {
  return (
    <LineChart
      title="Turnover per week of a garden center in thousand euros, this year and last year"
      height={300}
      xAxis={[
        {
          data: weeks,
          domainLimit: 'strict',
          tickMinStep: 1,
          valueFormatter: formatWeek,
        },
      ]}
      series={[
        {
          label: 'Year 2025',
          data: [22, 24, 29, 33, 41, 58, 74, 91, 112, 126, 131, 138, 127],
          color: '#1f8a9e',
          showMark: false,
          valueFormatter: inEuros,
        },
        {
          label: 'Year 2024',
          data: [
            20, 23, 25, 31, 38, 47, 66, 83, 95, 118, 121, 130, 124, 119, 101, 92, 88, 79, 73, 70,
          ],
          color: '#a9a9a9',
          showMark: false,
          valueFormatter: inEuros,
        },
      ]}
    />
  );
}
