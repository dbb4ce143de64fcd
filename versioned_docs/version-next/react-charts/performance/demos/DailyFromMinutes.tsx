import { BarChart } from '@mui/x-charts/BarChart';
import { makeReadings } from './turbine';

const MINUTES_PER_DAY = 1440;

/** Kilowatt hours of each day, from kilowatts per minute. */
function sumPerDay(readings: readonly number[]): { day: string; energy: number }[] {
  const totals: number[] = [];
  readings.forEach((power, minute) => {
    const day = Math.floor(minute / MINUTES_PER_DAY);
    totals[day] = (totals[day] ?? 0) + power / 60;
  });
  return totals.map((energy, day) => ({ day: `Day ${day + 1}`, energy: Math.round(energy) }));
}

const days = sumPerDay(makeReadings(14 * MINUTES_PER_DAY));
const yAxis = [{ width: 65, valueFormatter: (value: number) => `${value / 1000} MWh` }];

export default function DailyFromMinutes() {
  return (
    <BarChart
      title="Energy per day, from 20,160 readings"
      height={280}
      dataset={days}
      xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
      yAxis={yAxis}
      series={[{ dataKey: 'energy' }]}
    />
  );
}
