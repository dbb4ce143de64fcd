import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useBarSeries } from '@mui/x-charts/hooks';

/** Works in any bar chart: the values come from the chart. */
function AverageLine() {
  const values = useBarSeries()
    .flatMap(({ data }) => data)
    .filter((value) => value !== null);
  if (values.length === 0) {
    return null;
  }
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;

  return (
    <ChartsReferenceLine
      y={average}
      label={`Average ${average.toFixed(0)}`}
      labelAlign="end"
      labelStyle={{ direction: 'ltr' }}
      lineStyle={{ strokeDasharray: '5 4' }}
    />
  );
}

export default function MealsWithAverage() {
  return (
    <BarChart
      title="Meals served per day, with their average"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ max: 300 }]}
      series={[{ data: [182, 204, 231, 198, 165] }]}
    >
      <AverageLine />
    </BarChart>
  );
}
