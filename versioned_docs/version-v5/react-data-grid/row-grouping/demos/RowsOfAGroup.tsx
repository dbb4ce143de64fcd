import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { repairColumns, repairs } from './repairs';

export default function RowsOfAGroup() {
  const apiRef = useGridApiRef();
  const [repairsOfGroup, setRepairsOfGroup] = React.useState('Click a group.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 222 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={repairs}
          columns={repairColumns}
          onRowClick={({ id }) => {
            const node = apiRef.current.getRowNode(id);
            if (node?.children?.length) {
              const ids = apiRef.current.getRowGroupChildren({ groupId: id, applyFiltering: true });
              setRepairsOfGroup(`${node.groupingKey}: ${ids.join(', ')}`);
            }
          }}
          initialState={{ rowGrouping: { model: ['kind'] } }}
          density="compact"
          hideFooter
          aria-label="Bicycle repairs, to read a group"
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {repairsOfGroup}
      </Typography>
    </div>
  );
}
