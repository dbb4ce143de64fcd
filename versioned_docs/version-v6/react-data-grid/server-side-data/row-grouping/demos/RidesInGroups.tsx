import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { getRidePath, groupColumn, rideColumns } from './rideColumns';
import { type Criterion, fetchRides, type Ride } from './rideServer';
import { useChildrenOnDemand, withPlaceholders } from './useChildrenOnDemand';

export default function RidesInGroups() {
  const apiRef = useGridApiRef();
  const [criteria, setCriteria] = React.useState<Criterion[]>(['line', 'depot']);
  const [rows, setRows] = React.useState<Ride[]>([]);
  const [loading, setLoading] = React.useState(true);
  useChildrenOnDemand(apiRef, (path) => fetchRides(criteria, path));

  React.useEffect(() => {
    let outdated = false;
    setRows([]);
    setLoading(true);
    fetchRides(criteria, []).then((groups) => {
      if (!outdated) {
        setRows(withPlaceholders(groups));
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [criteria]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={criteria.join()}
        onChange={(_, chosen: string | null) =>
          chosen && setCriteria(chosen.split(',') as Criterion[])
        }
        aria-label="Group by"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="line,depot">Line and depot</ToggleButton>
        <ToggleButton value="depot,line">Depot and line</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 294 }}>
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
          aria-label="Bus rides, grouped by the server"
        />
      </div>
    </div>
  );
}
