import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { getRidePath, groupColumn, rideColumns } from './rideColumns';
import { fetchRides, type Ride } from './rideServer';
import { useChildrenOnDemand, withPlaceholders } from './useChildrenOnDemand';

export default function GroupsThatFail() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Ride[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [failing, setFailing] = React.useState(true);
  const [message, setMessage] = React.useState('');
  useChildrenOnDemand(apiRef, (path) => fetchRides(['depot'], path, failing), setMessage);

  React.useEffect(() => {
    fetchRides(['depot'], []).then((groups) => {
      setRows(withPlaceholders(groups));
      setLoading(false);
    });
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={failing}
            onChange={(_, on) => {
              setFailing(on);
              setMessage('');
            }}
          />
        }
        label="Groups cannot be opened"
      />
      <div role="status">{message}</div>
      <div style={{ height: 258 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          rows={rows}
          getTreeDataPath={getRidePath}
          columns={rideColumns}
          groupingColDef={groupColumn}
          loading={loading}
          disableColumnFilter
          density="compact"
          hideFooter
          aria-label="Bus rides, in groups that may fail"
        />
      </div>
    </div>
  );
}
