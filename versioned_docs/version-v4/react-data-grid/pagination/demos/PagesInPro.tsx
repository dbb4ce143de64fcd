import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { ringingColumns, ringings } from './ringings';

const pageSizes = [25];

export default function PagesInPro() {
  const [pagination, setPagination] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={pagination} onChange={(_, on) => setPagination(on)} />}
        label="Pages"
      />
      <div style={{ height: 275 }}>
        <DataGridPro
          rows={ringings}
          columns={ringingColumns}
          {...(pagination && { pagination: true as const })}
          pageSize={25}
          rowsPerPageOptions={pageSizes}
          density="compact"
          aria-label="Ringed birds, with or without pages"
        />
      </div>
    </div>
  );
}
