import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
];

export default function ScrollableMonths() {
  const [month, setMonth] = React.useState('January');
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={month}
        onChange={(_, next: string) => setMonth(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Month"
      >
        {MONTHS.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
