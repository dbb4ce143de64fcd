import * as React from 'react';
import { styled } from '@mui/material/styles';

const Belt = styled('button')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  width: '100%',
  padding: theme.spacing(1, 2),
  border: 0,
  background: 'none',
  color: theme.palette.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& .Belt-number': { fontWeight: 700 },
  '&:hover .Belt-number, &:focus-visible .Belt-number': { textDecoration: 'underline' },
  '&[aria-pressed="true"] .Belt-number': { color: theme.palette.primary.main },
}));

const belts = ['Oslo, SK 4167', 'Lisbon, TP 571', 'Nairobi, KQ 112'];

export default function BaggageBelts() {
  const [selected, setSelected] = React.useState(0);
  return (
    <div role="group" aria-label="Baggage belts" style={{ width: 260 }}>
      {belts.map((flight, index) => (
        <Belt
          key={flight}
          type="button"
          aria-pressed={selected === index}
          onClick={() => setSelected(index)}
        >
          <span className="Belt-number">{index + 1}</span>
          {flight}
        </Belt>
      ))}
    </div>
  );
}
