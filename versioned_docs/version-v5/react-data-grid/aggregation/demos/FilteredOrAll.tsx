import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { exhibitionColumns, exhibitions } from './exhibitions';

const experimentalFeatures = { aggregation: true };

export default function FilteredOrAll() {
  const [all, setAll] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(_, on) => setAll(on)} />}
        label="Aggregate rows that the filter hides"
      />
      <div style={{ height: 222 }}>
        <DataGridPremium
          // A change of the scope alone computes nothing again.
          key={String(all)}
          rows={exhibitions}
          columns={exhibitionColumns}
          experimentalFeatures={experimentalFeatures}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={{
            filter: {
              filterModel: {
                items: [{ id: 1, columnField: 'visitors', operatorValue: '>', value: 10000 }],
              },
            },
            aggregation: { model: { visitors: 'sum' } },
          }}
          density="compact"
          hideFooter
          aria-label="Exhibitions with more than 10,000 visitors"
        />
      </div>
    </div>
  );
}
