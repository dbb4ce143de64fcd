import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const VIEWS = [
  { id: 'rooms', label: 'Rooms', text: '24 rooms, all with a view of the lake.' },
  { id: 'prices', label: 'Prices', text: 'From 90 euros with breakfast.' },
  { id: 'arrival', label: 'Arrival', text: 'Five minutes from the station.' },
];

export default function HotelTabs() {
  const [view, setView] = React.useState('rooms');
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={view} onChange={(_, next: string) => setView(next)} aria-label="Hotel">
        {VIEWS.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`hotel-tab-${id}`}
            aria-controls={`hotel-${id}`}
          />
        ))}
      </Tabs>
      {VIEWS.map(({ id, text }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`hotel-${id}`}
          aria-labelledby={`hotel-tab-${id}`}
          hidden={view !== id}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
