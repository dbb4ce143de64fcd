import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';

const hours = (value: number) => `${value} hours`;

export default function RadarSeriesOptions() {
  const [fillArea, setFillArea] = React.useState(true);
  const [hideMark, setHideMark] = React.useState(false);
  const options = { fillArea, hideMark, valueFormatter: hours };

  return (
    <div style={{ width: '100%' }}>
      <FormGroup row>
        <FormControlLabel
          control={<Switch checked={fillArea} onChange={(_, on) => setFillArea(on)} />}
          label="fillArea"
        />
        <FormControlLabel
          control={<Switch checked={hideMark} onChange={(_, on) => setHideMark(on)} />}
          label="hideMark"
        />
      </FormGroup>
      <RadarChart
        title="Hours that two rowing crews train per week"
        height={320}
        margin={{ left: 70, right: 70 }}
        radar={{ max: 8, metrics: ['Water', 'Ergometer', 'Weights', 'Running', 'Theory'] }}
        series={[
          { ...options, label: 'Women', color: '#2e96ff', data: [7, 4, 3, 2, 1] },
          { ...options, label: 'Men', color: '#d1495b', data: [5, 5, 4, 3, 1] },
        ]}
      />
    </div>
  );
}
