import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const crews = [
  { id: 'deck', value: 14, label: 'Deck', color: '#2e96ff' },
  { id: 'engine', value: 9, label: 'Engine', color: '#d1741a' },
  { id: 'galley', value: 5, label: 'Galley', color: '#2e9e60' },
];

export default function EmphasizeFromList() {
  const [crew, setCrew] = React.useState<string | null>('deck');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Crew of the ferry by department</figcaption>
        <PieChart
          height={220}
          series={[
            {
              data: crews.map((item) =>
                crew === null || crew === item.id ? item : { ...item, color: `${item.color}55` },
              ),
            },
          ]}
        />
      </figure>
      <Stack direction="row" spacing={1} role="group" aria-label="Department">
        {crews.map(({ id, label }) => (
          <Button
            key={id}
            variant={crew === id ? 'contained' : 'outlined'}
            aria-pressed={crew === id}
            onClick={() => setCrew(crew === id ? null : id)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
