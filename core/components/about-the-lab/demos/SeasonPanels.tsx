import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const SEASONS = ['Spring', 'Summer', 'Autumn'];

export default function SeasonPanels() {
  const [season, setSeason] = React.useState('Spring');
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs value={season} onChange={(_, value) => setSeason(value)} aria-label="Sowing plan">
        {SEASONS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      {SEASONS.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={name !== season}
          sx={{ py: 2 }}
        >
          <TextField label={`Plants for ${name.toLowerCase()}`} fullWidth />
        </Box>
      ))}
    </Box>
  );
}
