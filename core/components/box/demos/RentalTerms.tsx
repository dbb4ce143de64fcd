import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const TERMS = [
  'The canoe is rented for one day, from 9:00 to 18:00.',
  'Every person on board wears a life jacket.',
  'Leave the river when the water level passes the red mark.',
  'Report damage to the boathouse before you return the canoe.',
  'The deposit is refunded within three days.',
];

export default function RentalTerms() {
  const list = React.useRef<HTMLOListElement>(null);
  const scrollToEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Box
        ref={list}
        component="ol"
        role="list"
        tabIndex={0}
        aria-label="Rental terms"
        sx={{ height: 120, overflowY: 'auto', m: 0, mb: 1, border: 1, borderColor: 'divider' }}
      >
        {TERMS.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Box>
      <Button onClick={scrollToEnd}>Scroll to the end</Button>
    </Box>
  );
}
