import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridPinnedColumns } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

export default function PinsInYourState() {
  const [month, setMonth] = React.useState('Mar');
  const [pins, setPins] = React.useState<GridPinnedColumns>({ left: ['id', 'Mar'] });

  const compareWith = (next: string | null) => {
    if (next) {
      setMonth(next);
      setPins({ left: ['id', next] });
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={month}
        onChange={(_, next: string | null) => compareWith(next)}
        aria-label="Compare with"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="Mar">March</ToggleButton>
        <ToggleButton value="Aug">August</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 202 }}>
        <DataGridPro
          rows={gauges}
          columns={gaugeColumns}
          pinnedColumns={pins}
          onPinnedColumnsChange={setPins}
          density="compact"
          hideFooter
          aria-label="River gauges, compared with a pinned month"
        />
      </div>
    </div>
  );
}
