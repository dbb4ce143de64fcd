import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

export default function NameInTooltip() {
  return (
    <ScatterChart
      title="Altitude and clarity of eight lakes"
      height={300}
      margin={{ top: 20, left: 50, right: 20 }}
      dataset={lakes}
      xAxis={[{ label: 'Altitude (m)', min: 400, max: 1000 }]}
      yAxis={[{ label: 'Visibility (m)', min: 0 }]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'altitude', y: 'clarity' },
          valueFormatter: ({ x, y }, { dataIndex }) =>
            `${lakes[dataIndex]!.name}: ${y} m at ${x} m altitude`,
        },
      ]}
    />
  );
}
