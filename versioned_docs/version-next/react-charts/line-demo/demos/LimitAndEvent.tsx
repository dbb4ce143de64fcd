import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];

export default function LimitAndEvent() {
  return (
    <LineChart
      title="Carbon dioxide in a classroom during a lesson; the windows are opened after 35 minutes"
      height={320}
      xAxis={[{ data: minutes, domainLimit: 'strict', label: 'Minutes' }]}
      yAxis={[{ min: 400, max: 1600, label: 'Parts per million' }]}
      series={[
        {
          data: [520, 640, 770, 890, 1010, 1130, 1240, 1330, 1050, 860, 740, 670, 630],
          showMark: false,
        },
      ]}
    >
      <ChartsReferenceLine
        y={1000}
        label="Limit"
        lineStyle={{ stroke: '#d1495b', strokeDasharray: '6 4' }}
        labelStyle={{ fill: '#d1495b' }}
      />
      <ChartsReferenceLine
        x={35}
        label="Airing"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
      />
    </LineChart>
  );
}
