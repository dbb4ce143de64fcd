import * as React from 'react';
import {
  DataGridPro,
  gridClasses,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';

function SceneList({ shoot }: { shoot: Shoot }) {
  const apiRef = useGridApiContext();
  const width = React.useSyncExternalStore(
    (onChange) => apiRef.current.subscribeEvent('viewportInnerSizeChange', onChange),
    () => apiRef.current.getRootDimensions().viewportInnerSize.width,
    () => 0,
  );

  return (
    <div style={{ position: 'sticky', left: 0, width, boxSizing: 'border-box', padding: 16 }}>
      {shoot.scenes.map(({ number, what }) => `Scene ${number}: ${what}.`).join(' ')}
    </div>
  );
}

const columns: GridColDef<Shoot>[] = [
  ...shootColumns,
  { field: 'call', headerName: 'Call', width: 200 },
  { field: 'note', headerName: 'Note', width: 500 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => <SceneList shoot={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelThatStays() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGridPro
        rows={shoots}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
        hideFooter
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
        slotProps={{ main: { 'aria-label': 'Days of shooting, with a panel that stays' } }}
      />
    </div>
  );
}
