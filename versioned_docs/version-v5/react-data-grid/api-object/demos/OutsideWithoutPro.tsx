import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext, type GridApi } from '@mui/x-data-grid';
import { liftColumns, lifts } from './lifts';

interface ApiHandlerProps {
  onApi: (api: GridApi | null) => void;
}

/** Renders nothing, and hands out the API object while the grid is mounted. */
function ApiHandler({ onApi }: ApiHandlerProps) {
  const apiRef = useGridApiContext();

  React.useEffect(() => {
    onApi(apiRef.current);
    return () => onApi(null);
  }, [apiRef, onApi]);

  return null;
}

const components = { Toolbar: ApiHandler };

export default function OutsideWithoutPro() {
  const api = React.useRef<GridApi | null>(null);
  const componentsProps = React.useMemo(() => {
    const toolbar: ApiHandlerProps = {
      onApi: (current) => {
        api.current = current;
      },
    };
    return { toolbar };
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => api.current?.selectRow('Ridge', true, true)}>Select Ridge</Button>
        <Button onClick={() => api.current?.setSortModel([{ field: 'seats', sort: 'desc' }])}>
          Most seats first
        </Button>
      </Stack>
      <div style={{ height: 258 }}>
        <DataGrid
          rows={lifts}
          columns={liftColumns}
          components={components}
          componentsProps={componentsProps}
          density="compact"
          hideFooter
          aria-label="Ski lifts of the DataGrid, with commands above"
        />
      </div>
    </div>
  );
}
