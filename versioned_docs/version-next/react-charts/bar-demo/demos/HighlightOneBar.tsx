import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import { BarChart } from '@mui/x-charts/BarChart';

const schools = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'];

export default function HighlightOneBar() {
  const [school, setSchool] = React.useState('Cedar');

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
      <BarChart
        title="Books borrowed per pupil in five schools"
        height={260}
        xAxis={[
          {
            scaleType: 'band',
            data: schools,
            colorMap: {
              type: 'ordinal',
              values: [school],
              colors: ['#d1495b'],
              unknownColor: '#8a93a6',
            },
          },
        ]}
        series={[{ data: [6.2, 4.8, 7.1, 5.5, 3.9] }]}
      />
    </div>
  );
}
