import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import LinearProgress from '@material-ui/core/LinearProgress';
import Switch from '@material-ui/core/Switch';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function LoadingLine() {
  return (
    <GridOverlay style={{ display: 'block', height: 4 }}>
      <LinearProgress aria-label="Berths are loading" />
    </GridOverlay>
  );
}

const components = { LoadingOverlay: LoadingLine };
const rows = berths.slice(0, 5);

export default function LineWhileLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_, on) => setLoading(on)} />}
        label="loading"
      />
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={berthColumns}
          loading={loading}
          components={components}
          density="compact"
          hideFooter
          aria-label="Berths, below a line while they load"
        />
      </div>
    </div>
  );
}
