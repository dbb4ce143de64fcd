import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
};
const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export default function ComparePalettes() {
  const [name, setName] = React.useState<keyof typeof palettes>('rainbowSurgePalette');

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        orientation="vertical"
        value={name}
        onChange={(_, next) => next && setName(next)}
        aria-label="Palette"
        sx={{ alignSelf: 'flex-start' }}
      >
        {Object.keys(palettes).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title={`Ten series in the colors of ${name}`}
        height={220}
        colors={palettes[name]}
        xAxis={[{ scaleType: 'band', data: ['Series 1 to 10'] }]}
        series={ranks.map((rank) => ({ id: `Series ${rank}`, data: [rank] }))}
      />
    </Stack>
  );
}
