import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridPinnedColumns } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

const MONTHS = ['Mar', 'Aug'];

export default function PinsInYourState() {
  const [pins, setPins] = React.useState<GridPinnedColumns>({ left: ['id', 'Mar'] });
  const { left = [], right = [] } = pins;

  // Pins that users set in the menus of other columns stay.
  const pinMonths = (months: string[]) =>
    setPins({
      left: [...left.filter((field) => !MONTHS.includes(field)), ...months],
      right: right.filter((field) => !MONTHS.includes(field)),
    });

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        value={[...left, ...right].filter((field) => MONTHS.includes(field))}
        onChange={(_, months: string[]) => pinMonths(months)}
        aria-label="Pinned months"
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
