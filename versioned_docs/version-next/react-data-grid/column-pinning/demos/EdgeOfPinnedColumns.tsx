import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

const separators = ['border-and-shadow', 'border', 'shadow'] as const;

export default function EdgeOfPinnedColumns() {
  const [separator, setSeparator] =
    React.useState<(typeof separators)[number]>('border-and-shadow');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={separator}
        onChange={(_, next: (typeof separators)[number] | null) => next && setSeparator(next)}
        aria-label="Edge of the pinned columns"
        sx={{ mb: 1 }}
      >
        {separators.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 202 }}>
        <DataGridPro
          rows={gauges}
          columns={gaugeColumns}
          initialState={{ pinnedColumns: { left: ['id'], right: ['warning'] } }}
          pinnedColumnsSectionSeparator={separator}
          density="compact"
          hideFooter
          label="River gauges, with a choice of edges"
        />
      </div>
    </div>
  );
}
