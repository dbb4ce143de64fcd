import { ScatterChart } from '@mui/x-charts/ScatterChart';

const waits: Record<string, number[]> = {
  Morning: [4, 5, 5, 6, 6, 6, 7, 7, 8, 9, 12],
  Noon: [9, 11, 11, 12, 12, 13, 13, 13, 14, 16, 21],
  Evening: [3, 3, 4, 4, 4, 5, 5, 5, 6, 7, 10],
};
const shifts = Object.keys(waits);

/** Spreads neighbors evenly between -0.25 and 0.25; the same index always gives the same place. */
const jitter = (index: number) => ((index * 0.618) % 1) / 2 - 0.25;

export default function JitteredCategories() {
  return (
    <ScatterChart
      title="Waiting time of patients in three shifts"
      height={320}
      xAxis={[
        {
          min: -0.5,
          max: 2.5,
          tickInterval: [0, 1, 2],
          disableTicks: true,
          valueFormatter: (position: number) => shifts[position] ?? '',
        },
      ]}
      yAxis={[
        { width: 60, min: 0, max: 25, valueFormatter: (minutes: number) => `${minutes} min` },
      ]}
      grid={{ horizontal: true }}
      voronoiMaxRadius={20}
      series={shifts.map((shift, position) => ({
        id: shift,
        markerSize: 5,
        data: waits[shift]!.map((y, index) => ({ id: index, x: position + jitter(index), y })),
        valueFormatter: (point) => point && `${shift}: ${point.y} min`,
      }))}
    />
  );
}
