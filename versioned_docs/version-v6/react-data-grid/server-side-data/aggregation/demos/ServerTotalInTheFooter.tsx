import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooter } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { useMeters } from './useMeters';

const Totals = React.createContext<{ kwh: number; euros: number } | undefined>(undefined);

function FooterWithTotals() {
  const totals = React.useContext(Totals);
  return (
    <div>
      <Typography variant="body2" role="status" sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        {totals
          ? `All pages: ${totals.kwh.toLocaleString('en')} kWh, ${totals.euros.toLocaleString('en')} euros`
          : 'No total'}
      </Typography>
      <GridFooter />
    </div>
  );
}

// With a `rowCount` above 0, a grid without rows says "No results found."
const notLoaded = { noResultsOverlayLabel: 'Not loaded' };
const slots = { footer: FooterWithTotals };

export default function ServerTotalInTheFooter() {
  const [failing, setFailing] = React.useState(false);
  const { gridProps, totals, error } = useMeters(failing);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={failing} onChange={(_, on) => setFailing(on)} />}
        label="The server fails"
      />
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 316 }}>
        <Totals.Provider value={totals}>
          <DataGrid
            {...gridProps}
            columns={meterColumns}
            localeText={error ? notLoaded : undefined}
            slots={slots}
            pageSizeOptions={[5, 10]}
            density="compact"
            aria-label="Meters, with the total of all pages in the footer"
          />
        </Totals.Provider>
      </div>
    </div>
  );
}
