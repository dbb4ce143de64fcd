import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarGridOptions() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [divisions, setDivisions] = React.useState(5);
  const [stripes, setStripes] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <label style={{ flex: 1 }}>
          shape
          <NativeSelect
            fullWidth
            value={shape}
            onChange={(event) => setShape(event.target.value as 'sharp' | 'circular')}
          >
            <option value="sharp">sharp</option>
            <option value="circular">circular</option>
          </NativeSelect>
        </label>
        <label style={{ flex: 1 }}>
          divisions
          <NativeSelect
            fullWidth
            value={divisions}
            onChange={(event) => setDivisions(Number(event.target.value))}
          >
            {[1, 2, 5, 10].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </NativeSelect>
        </label>
      </Stack>
      <FormControlLabel
        control={<Switch checked={stripes} onChange={(_, on) => setStripes(on)} />}
        label="Stripes"
      />
      <RadarChart
        title="Votes of ten members of a jury for a film"
        height={300}
        shape={shape}
        divisions={divisions}
        stripeColor={stripes ? undefined : null}
        radar={{ max: 10, metrics: ['Story', 'Cast', 'Camera', 'Music', 'Editing'] }}
        series={[{ data: [8, 9, 6, 7, 4] }]}
      />
    </Stack>
  );
}
