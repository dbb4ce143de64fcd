import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import { BarChart, type BarElementOwnerState } from '@mui/x-charts/BarChart';

const schools = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'];

export default function HighlightOneBar() {
  const [school, setSchool] = React.useState('Cedar');
  const colorOf = ({ dataIndex }: BarElementOwnerState) =>
    schools[dataIndex] === school ? { style: { fill: '#d1495b' } } : {};

  return (
    <div style={{ width: '100%' }}>
      <label>
        Your school{' '}
        <NativeSelect value={school} onChange={(event) => setSchool(event.target.value)}>
          {schools.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </label>
      <figure dir="ltr" style={{ margin: 0 }}>
        <figcaption>Books borrowed per pupil</figcaption>
        <BarChart
          height={260}
          margin={{ top: 20 }}
          xAxis={[{ scaleType: 'band', data: schools }]}
          series={[{ data: [6.2, 4.8, 7.1, 5.5, 3.9], color: '#8a93a6' }]}
          slotProps={{ bar: colorOf as object }}
        />
      </figure>
    </div>
  );
}
