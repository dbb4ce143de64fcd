import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type GridRowParams,
} from '@mui/x-data-grid';
import { slotColumns, slots } from './slots';

function PointedAt() {
  const { apiRef } = useGridSlotComponentProps();
  const [text, setText] = React.useState('Point at a row.');

  React.useEffect(() => {
    const endings = [
      apiRef.current.subscribeEvent('rowEnter', ({ row }: GridRowParams) =>
        setText(`${row['climbers']} climbers at ${row['start']}`),
      ),
      apiRef.current.subscribeEvent('rowLeave', () => setText('Point at a row.')),
    ];
    return () => endings.forEach((end) => end());
  }, [apiRef]);

  return (
    <GridToolbarContainer>
      <Typography variant="body2">{text}</Typography>
    </GridToolbarContainer>
  );
}

const components = { Toolbar: PointedAt };

export default function EventInToolbar() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={slots}
        columns={slotColumns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Time slots to point at"
      />
    </div>
  );
}
