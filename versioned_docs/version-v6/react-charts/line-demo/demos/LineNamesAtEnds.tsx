import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const years = [2005, 2010, 2015, 2020, 2025];
const languages = [
  { name: 'Spanish', color: '#c2571a', data: [210, 264, 322, 371, 428] },
  { name: 'French', color: '#1f8a9e', data: [305, 290, 268, 241, 219] },
  { name: 'Italian', color: '#8a6fae', data: [64, 71, 83, 96, 118] },
];

function NamesAtEnds() {
  const x = useXScale();
  const y = useYScale();
  return (
    <React.Fragment>
      {languages.map(({ name, color, data }) => (
        <text
          key={name}
          x={Number(x(years.at(-1)!)) + 8}
          y={Number(y(data.at(-1)!))}
          fill={color}
          dominantBaseline="central"
          fontSize={14}
          fontFamily="inherit"
        >
          {name}
        </text>
      ))}
    </React.Fragment>
  );
}

export default function LineNamesAtEnds() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Course bookings at a language school</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20, right: 80 }}
        xAxis={[{ data: years, min: 2005, max: 2025, tickInterval: years, valueFormatter: String }]}
        yAxis={[{ min: 0, max: 500 }]}
        series={languages.map(({ name, color, data }) => ({
          label: name,
          color,
          data,
          showMark: false,
        }))}
        slotProps={{ legend: { hidden: true } }}
      >
        <NamesAtEnds />
      </LineChart>
    </figure>
  );
}
