import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];

export default function LimitAndEvent() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Carbon dioxide in a classroom</figcaption>
      <LineChart
        height={320}
        margin={{ top: 30, left: 75 }}
        xAxis={[{ data: minutes, min: 0, max: 60, label: 'Minutes' }]}
        yAxis={[{ id: 'ppm', min: 400, max: 1600, label: 'Parts per million' }]}
        series={[
          {
            data: [520, 640, 770, 890, 1010, 1130, 1240, 1330, 1050, 860, 740, 670, 630],
            showMark: false,
          },
        ]}
        leftAxis={{ axisId: 'ppm', slotProps: { axisLabel: { x: -46 } } }}
      >
        <ChartsReferenceLine
          y={1000}
          label="Limit"
          lineStyle={{ stroke: '#d1495b', strokeDasharray: '6 4' }}
          labelStyle={{ fill: '#d1495b' }}
        />
        <ChartsReferenceLine x={35} label="Airing" labelAlign="start" />
      </LineChart>
    </figure>
  );
}
