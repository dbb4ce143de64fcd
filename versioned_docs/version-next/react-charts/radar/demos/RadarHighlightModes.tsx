import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { RadarChart, type RadarChartProps } from '@mui/x-charts/RadarChart';

type Highlight = NonNullable<RadarChartProps['highlight']>;
const modes: Highlight[] = ['axis', 'series', 'none'];

export default function RadarHighlightModes() {
  const [highlight, setHighlight] = React.useState<Highlight>('axis');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        highlight
        <NativeSelect
          fullWidth
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as Highlight)}
        >
          {modes.map((mode) => (
            <option key={mode}>{mode}</option>
          ))}
        </NativeSelect>
      </label>
      <RadarChart
        title="Answers of two offices to a survey, from 0 to 5"
        height={340}
        highlight={highlight}
        radar={{ max: 5, metrics: ['Pay', 'Team', 'Tools', 'Hours', 'Growth'] }}
        series={[
          { id: 'graz', label: 'Graz', fillArea: true, data: [3.1, 4.6, 3.8, 4.2, 2.9] },
          { id: 'linz', label: 'Linz', fillArea: true, data: [3.9, 3.2, 4.1, 3.0, 3.7] },
        ]}
      />
    </Stack>
  );
}
