import Slider, { sliderClasses } from '@mui/material/Slider';

export default function BarometerSlider() {
  return (
    <Slider
      aria-label="Air pressure in hectopascals"
      defaultValue={1013}
      min={960}
      max={1050}
      valueLabelDisplay="on"
      sx={{
        maxWidth: 320,
        mt: 5,
        color: 'success.main',
        [`& .${sliderClasses.thumb}`]: { width: 8, borderRadius: 1 },
        [`& .${sliderClasses.rail}`]: { opacity: 0.2 },
        [`& .${sliderClasses.valueLabel}`]: {
          bgcolor: 'success.main',
          color: 'success.contrastText',
        },
      }}
    />
  );
}
