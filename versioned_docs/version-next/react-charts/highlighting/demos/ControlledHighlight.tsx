import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const teams = ['Kestrel', 'Heron', 'Plover'];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Highlighted team">
        {teams.map((team, dataIndex) => (
          <Button
            key={team}
            size="small"
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            aria-pressed={item?.dataIndex === dataIndex}
            onClick={() => setItem({ seriesId: 'points', dataIndex })}
          >
            {team}
          </Button>
        ))}
      </Stack>
      <BarChart
        title="Points per team"
        height={240}
        xAxis={[{ scaleType: 'band', data: teams }]}
        series={[
          {
            id: 'points',
            data: [64, 81, 57],
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={(next) => next && setItem(next)}
      />
    </Stack>
  );
}
