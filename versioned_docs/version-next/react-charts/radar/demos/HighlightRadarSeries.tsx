import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const clubs = [
  { id: 'ajax', label: 'Ajax', data: [14, 9, 21, 17, 6] },
  { id: 'lyra', label: 'Lyra', data: [19, 13, 11, 8, 15] },
  { id: 'nord', label: 'Nord', data: [8, 18, 16, 12, 10] },
];

export default function HighlightRadarSeries() {
  const [club, setClub] = React.useState<string | null>('lyra');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted club"
        value={club}
        onChange={(_, id: string | null) => setClub(id)}
      >
        {clubs.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        title="Medals of three swimming clubs by stroke"
        height={340}
        highlight="series"
        highlightedItem={club === null ? null : { seriesId: club }}
        onHighlightChange={(item) => item && setClub(String(item.seriesId))}
        radar={{ max: 25, metrics: ['Free', 'Back', 'Breast', 'Fly', 'Medley'] }}
        series={clubs.map((series) => ({ ...series, fillArea: true }))}
      />
    </div>
  );
}
