import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const crews = [
  { id: 'deck', value: 14, label: 'Deck' },
  { id: 'engine', value: 9, label: 'Engine' },
  { id: 'galley', value: 5, label: 'Galley' },
];

export default function HighlightFromList() {
  const [crew, setCrew] = React.useState<number | null>(0);
  // While the pointer is over a slice, that slice wins; afterwards, the choice is back.
  const [hovered, setHovered] = React.useState<number | null>(null);
  const shown = hovered ?? crew;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        title="Crew of the ferry by department"
        height={220}
        series={[
          {
            id: 'crew',
            data: crews,
            outerRadius: '90%',
            highlightScope: { highlight: 'item', fade: 'series' },
            highlighted: { additionalRadius: 8 },
          },
        ]}
        highlightedItem={shown === null ? null : { seriesId: 'crew', dataIndex: shown }}
        onHighlightChange={(item) => setHovered(item?.dataIndex ?? null)}
      />
      <Stack direction="row" spacing={1} role="group" aria-label="Department">
        {crews.map(({ id, label }, index) => (
          <Button
            key={id}
            variant={crew === index ? 'contained' : 'outlined'}
            aria-pressed={crew === index}
            onClick={() => setCrew(crew === index ? null : index)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
