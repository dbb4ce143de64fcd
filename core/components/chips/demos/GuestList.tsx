import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export default function GuestList() {
  const [guests, setGuests] = React.useState(['Ines', 'Marek', 'Sofia', 'Tom']);
  const group = React.useRef<HTMLDivElement>(null);
  const remove = (guest: string) => {
    setGuests(guests.filter((other) => other !== guest));
    group.current?.focus();
  };
  return (
    <Box
      ref={group}
      role="group"
      aria-label={`Guests: ${guests.length}`}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 32, outlineOffset: 4 }}
    >
      {guests.map((guest) => (
        <Chip
          key={guest}
          label={guest}
          aria-label={`${guest}, press Delete to remove`}
          onDelete={() => remove(guest)}
        />
      ))}
    </Box>
  );
}
