import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function LoadingLine() {
  return <LinearProgress aria-label="Berths are loading" />;
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
          aria-busy={loading}
        />
      </div>
    </div>
  );
}
