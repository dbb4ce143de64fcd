import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 20, 25];

export default function AxesOnThreeSides() {
  return (
    <ChartsContainer
      title="Height profile of a trail"
      height={300}
      xAxis={[
        { id: 'distance', data: kilometers, max: 25 },
        { id: 'time', data: [0, 7], min: 0, max: 7, position: 'top', height: 45 },
      ]}
      yAxis={[
        { id: 'meters', min: 400, max: 1600, width: 65, label: 'Meters' },
        { id: 'feet', min: 1312, max: 5249, width: 65, label: 'Feet', position: 'right' },
      ]}
      series={[{ type: 'line', xAxisId: 'distance', data: [420, 680, 1150, 1490, 1010, 510] }]}
    >
      <ChartsGrid horizontal />
      <LinePlot />
      <ChartsXAxis axisId="distance" />
      <ChartsXAxis axisId="time" label="Hours" />
      <ChartsYAxis axisId="meters" />
      <ChartsYAxis axisId="feet" />
    </ChartsContainer>
  );
}
