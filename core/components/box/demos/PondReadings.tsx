import * as React from 'react';
import Box from '@mui/material/Box';

const READINGS = [
  ['Temperature', '14.2 °C'],
  ['Oxygen', '9.1 mg/l'],
  ['Acidity', 'pH 7.4'],
];

export default function PondReadings() {
  return (
    <Box component="section" aria-labelledby="pond-title">
      <Box component="h3" id="pond-title" sx={{ m: 0, mb: 1, typography: 'h6' }}>
        Mill pond, north shore
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', rowGap: 0.5, columnGap: 3 }}
      >
        {READINGS.map(([label, value]) => (
          <React.Fragment key={label}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </React.Fragment>
        ))}
      </Box>
    </Box>
  );
}
