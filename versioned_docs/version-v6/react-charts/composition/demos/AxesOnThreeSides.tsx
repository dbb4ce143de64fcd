import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const kilometers = [0, 5, 10, 15, 20, 25];

export default function AxesOnThreeSides() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Height profile of a trail"
        height={300}
        margin={{ left: 60, right: 40 }}
        xAxis={[
          { id: 'distance', data: kilometers, max: 25, label: 'km' },
          { id: 'time', data: [0, 7], min: 0, max: 7, label: 'Hours' },
        ]}
        yAxis={[{ id: 'height', min: 4, label: 'Height in 100 m' }]}
        series={[{ type: 'line', xAxisKey: 'distance', data: [4.2, 6.8, 11.5, 14.9, 10.1, 5.1] }]}
      >
        <LinePlot />
        <ChartsXAxis axisId="distance" />
        <ChartsXAxis axisId="time" position="top" />
        <ChartsYAxis axisId="height" />
        <ChartsYAxis axisId="height" position="right" label="" disableLine />
      </ResponsiveChartContainer>
    </div>
  );
}
