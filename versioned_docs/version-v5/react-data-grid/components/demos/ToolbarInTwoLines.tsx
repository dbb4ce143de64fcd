import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const ColumnsButton = GridToolbarColumnsButton as React.ElementType;

function HarbourToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <Typography component="h3" variant="subtitle1" sx={{ width: '100%' }}>
        Ships in harbour
      </Typography>
      <ColumnsButton variant="outlined" />
      <GridToolbarExport
        csvOptions={{ fileName: 'berths' }}
        printOptions={{ disableToolbarButton: true }}
        variant="outlined"
      />
      <Box sx={{ flexGrow: 1 }} />
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

const rows = berths.slice(0, 5);

export default function ToolbarInTwoLines() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        components={{ Toolbar: HarbourToolbar }}
        density="compact"
        hideFooter
        aria-label="Berths, with a title and a toolbar"
      />
    </div>
  );
}
