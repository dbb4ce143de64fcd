import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const SPEEDS = [
  { value: 0, label: '1/500' },
  { value: 25, label: '1/250' },
  { value: 50, label: '1/125' },
  { value: 100, label: '1/60' },
];
const labelOf = (value: number) => SPEEDS.find((speed) => speed.value === value)?.label ?? '';

export default function ShutterSpeed() {
  return (
    <Box sx={{ width: 280, px: 2 }}>
      <Slider
        aria-label="Shutter speed"
        step={null}
        marks={SPEEDS}
        defaultValue={25}
        valueLabelDisplay="auto"
        valueLabelFormat={labelOf}
        getAriaValueText={labelOf}
      />
    </Box>
  );
}
