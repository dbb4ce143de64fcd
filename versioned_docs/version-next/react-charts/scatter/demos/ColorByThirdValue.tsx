import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

export default function ColorByThirdValue() {
  return (
    <ScatterChart
      title="Depth and clarity of eight lakes, colored by altitude"
      height={320}
      dataset={lakes}
      xAxis={[{ label: 'Depth (m)', min: 0 }]}
      yAxis={[{ label: 'Visibility (m)', min: 0 }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 400, max: 950, color: ['#4a90c2', '#d1495b'] } },
      ]}
      series={[
        {
          markerSize: 7,
          datasetKeys: { id: 'name', x: 'depth', y: 'clarity', z: 'altitude' },
          valueFormatter: (lake) =>
            lake && `${lake.x} m deep, ${lake.y} m visibility, at ${lake.z} m`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'vertical',
          position: { horizontal: 'end', vertical: 'middle' },
          minLabel: '400 m',
          maxLabel: '950 m',
        },
      }}
    />
  );
}
