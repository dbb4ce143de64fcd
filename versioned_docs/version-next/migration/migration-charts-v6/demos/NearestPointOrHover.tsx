import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useState } from 'react';

export default function NearestPointOrHover() {
  const [asInVersion6, setAsInVersion6] = useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => setAsInVersion6(event.target.checked)} />}
        label="As in version 6: the pointer has to be on a point"
      />
      <ScatterChart
        title="Height of oaks by the width of their trunk"
        height={280}
        series={[{ label: 'Oaks', data: oaks, markerSize: 5 }]}
        xAxis={[{ label: 'Trunk (cm)', min: 0 }]}
        yAxis={[{ label: 'Height (m)', min: 0 }]}
        disableVoronoi={asInVersion6}
        sx={{ touchAction: 'pan-y' }}
      />
    </div>
  );
}

const oaks = [
  { id: 1, x: 22, y: 9 },
  { id: 2, x: 31, y: 14 },
  { id: 3, x: 38, y: 15 },
  { id: 4, x: 47, y: 21 },
  { id: 5, x: 58, y: 20 },
  { id: 6, x: 66, y: 25 },
  { id: 7, x: 79, y: 24 },
  { id: 8, x: 92, y: 29 },
];
