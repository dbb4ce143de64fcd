import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';

const isLong = (shoot: Shoot) => shoot.scenes.some(({ minutes }) => minutes > 150);

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => (
  <div style={{ padding: 16 }}>
    Longest scene: {Math.max(...row.scenes.map(({ minutes }) => minutes))} min
  </div>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function PanelsInYourState() {
  const [ids, setIds] = React.useState<GridRowId[]>([2]);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => setIds(shoots.filter(isLong).map(({ id }) => id))}>Long days</Button>
        <Button onClick={() => setIds([])}>Close all</Button>
        <output style={{ alignSelf: 'center' }}>Open: {ids.join(', ') || 'none'}</output>
      </Stack>
      <div style={{ height: 330 }}>
        <DataGridPro
          rows={shoots}
          columns={shootColumns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={ids}
          onDetailPanelExpandedRowIdsChange={setIds}
          hideFooter
          aria-label="Days of shooting, with the panels in a state"
        />
      </div>
    </div>
  );
}
