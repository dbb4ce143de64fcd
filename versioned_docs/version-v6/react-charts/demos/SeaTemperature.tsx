import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const degrees = (value: number | null) => `${value} °C`;

export default function SeaTemperature() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Temperature of the sea at two beaches</figcaption>
      <LineChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ min: 0, max: 24, valueFormatter: degrees }]}
        series={[
          { label: 'Lagoon', data: [6, 8, 15, 21, 19, 11] },
          { label: 'Open sea', data: [7, 7, 11, 16, 17, 12] },
        ]}
      >
        <ChartsReferenceLine
          y={14}
          label="Warm enough to swim"
          labelAlign="start"
          lineStyle={{ strokeDasharray: '6 4' }}
          labelStyle={{ fontSize: 12 }}
        />
      </LineChart>
    </figure>
  );
}
