import type { Theme } from '@mui/material/styles';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { rainfall, rainfallColumns } from './rainfall';

const frameOfRange = (theme: Theme) => {
  const line = (side: 'Top' | 'Bottom' | 'Left' | 'Right') => ({
    [`&.${gridClasses[`cell--range${side}`]}`]: {
      [`border${side}`]: `2px solid ${theme.palette.secondary.main}`,
    },
  });
  return {
    [`& .${gridClasses.cell}.Mui-selected`]: {
      backgroundColor: 'transparent',
      ...line('Top'),
      ...line('Bottom'),
      ...line('Left'),
      ...line('Right'),
    },
  };
};

export default function FrameOfRange() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={rainfall}
        columns={rainfallColumns}
        cellSelection
        initialState={{
          cellSelection: { 2: { feb: true, mar: true }, 3: { feb: true, mar: true } },
        }}
        rowSelection={false}
        sx={frameOfRange}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Rainfall with a frame around a range' } }}
      />
    </div>
  );
}
