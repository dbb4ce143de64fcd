import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const PLANS = [
  { name: 'Day', text: 'One visit to the climbing hall.' },
  { name: 'Month', text: 'As many visits as you like, and shoes for every visit.' },
  { name: 'Year', text: 'All halls, shoes, and two guests in each season.' },
];

export default function MembershipPlans() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Memberships"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        columnGap: 1,
        width: 1,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {PLANS.map(({ name, text }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'grid',
            gridRow: 'span 3',
            gridTemplateRows: 'subgrid',
            justifyItems: 'start',
            mb: 1,
            p: 1,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <strong>{name}</strong>
          <span>{text}</span>
          <Button aria-label={`Choose ${name}`}>Choose</Button>
        </Box>
      ))}
    </Box>
  );
}
