import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { visitors } from './visitors';

export default function DrillDown() {
  const [continent, setContinent] = React.useState<string | null>(null);
  const selected = visitors.find(({ id }) => id === continent);
  const data =
    selected?.countries ??
    visitors.map(({ id, label, countries }) => ({
      id,
      label,
      value: countries.reduce((sum, { value }) => sum + value, 0),
    }));

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        title={`Museum visitors, ${selected?.label ?? 'all continents'}`}
        height={230}
        series={[{ data }]}
        onItemClick={
          selected ? undefined : (event, identifier, item) => setContinent(String(item.id))
        }
      />
      <Stack direction="row" useFlexGap spacing={1} role="group" aria-label="Continent">
        <Button aria-pressed={!selected} onClick={() => setContinent(null)}>
          All
        </Button>
        {visitors.map(({ id, label }) => (
          <Button key={id} aria-pressed={continent === id} onClick={() => setContinent(id)}>
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
