import Stack from '@mui/material/Stack';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => (
  <Stack sx={{ p: 2 }}>
    <strong>Call at {row.call}</strong>
    <span>{row.scenes.map(({ number, what }) => `${number}: ${what}`).join('; ')}</span>
  </Stack>
);

const getDetailPanelHeight = () => 100;

export default function ScenesOfADay() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={shoots}
        columns={shootColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
        hideFooter
        aria-label="Days of shooting, with their scenes"
      />
    </div>
  );
}
