import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, GridNoRowsOverlay, GridOverlay } from '@mui/x-data-grid';
import { firingColumns, type Firing } from './firings';
import { fetchFirings } from './kilnServer';

const Retry = React.createContext<(() => void) | null>(null);

function FailureOrNoRows() {
  const retry = React.useContext(Retry);
  if (!retry) {
    return <GridNoRowsOverlay />;
  }
  return (
    <GridOverlay sx={{ p: 2 }}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={retry}>
            Try again
          </Button>
        }
      >
        The kilns do not answer.
      </Alert>
    </GridOverlay>
  );
}

export default function FailedRequest() {
  const [rows, setRows] = React.useState<Firing[]>([]);
  const [status, setStatus] = React.useState<'failed' | 'loading' | 'done'>('failed');

  const retry = () => {
    setStatus('loading');
    void fetchFirings().then((answer) => {
      setRows(answer);
      setStatus('done');
    });
  };

  return (
    <div style={{ height: 222, width: '100%' }}>
      <Retry.Provider value={status === 'failed' ? retry : null}>
        <DataGrid
          rows={rows}
          columns={firingColumns}
          loading={status === 'loading'}
          slots={{ noRowsOverlay: FailureOrNoRows }}
          density="compact"
          hideFooter
          slotProps={{
            main: {
              'aria-label': 'Firings whose request failed',
              'aria-busy': status === 'loading',
            },
          }}
        />
      </Retry.Provider>
    </div>
  );
}
