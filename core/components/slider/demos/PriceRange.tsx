import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function PriceRange() {
  const [prices, setPrices] = React.useState<number[]>([80, 240]);
  return (
    <Box sx={{ width: 260 }}>
      <Typography variant="body2">
        {prices[0]} to {prices[1]} euros a night
      </Typography>
      <Slider
        min={40}
        max={400}
        step={10}
        value={prices}
        onChange={(_, next) => setPrices(next as number[])}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
      />
    </Box>
  );
}
