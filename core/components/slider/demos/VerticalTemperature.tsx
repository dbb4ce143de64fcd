import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function VerticalTemperature() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 160 }}>
      <Slider
        orientation="vertical"
        aria-label="Oven"
        min={50}
        max={250}
        step={10}
        defaultValue={180}
        getAriaValueText={(value) => `${value} degrees`}
      />
      <Slider orientation="vertical" aria-label="Fan" size="small" track={false} />
      <Slider orientation="vertical" aria-label="Light" color="secondary" track="inverted" />
    </Stack>
  );
}
