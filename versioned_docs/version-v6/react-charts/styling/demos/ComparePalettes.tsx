import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = { blueberryTwilightPalette, mangoFusionPalette, cheerfulFiestaPalette };
const series = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => ({ id: `s${rank}`, data: [rank] }));

export default function ComparePalettes() {
  const [name, setName] = React.useState<keyof typeof palettes>('blueberryTwilightPalette');

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Ten series in the colors of a palette</figcaption>
      <ToggleButtonGroup
        exclusive
        size="small"
        orientation="vertical"
        value={name}
        onChange={(_, next) => setName(next ?? name)}
        aria-label="Palette"
      >
        {Object.keys(palettes).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={220}
        margin={{ top: 20, left: 30 }}
        colors={palettes[name]}
        xAxis={[{ scaleType: 'band', data: ['Series 1 to 10'] }]}
        series={series}
      />
    </figure>
  );
}
