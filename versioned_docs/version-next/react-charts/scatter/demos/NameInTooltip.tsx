import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

export default function NameInTooltip() {
  return (
    <ScatterChart
      title="Altitude and clarity of eight lakes"
      height={300}
      dataset={lakes}
      xAxis={[{ label: 'Altitude (m)', min: 400, max: 1000 }]}
      yAxis={[{ label: 'Visibility (m)', min: 0 }]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'altitude', y: 'clarity' },
          valueFormatter: (point, { dataIndex }) =>
            point && `${lakes[dataIndex]!.name}: ${point.y} m at ${point.x} m altitude`,
        },
      ]}
    />
  );
}
