import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

// The declarations ask for attributes that newer versions of @types/react do not have.
const ColumnsButton: React.ElementType = GridToolbarColumnsButton;
const FilterButton: React.ElementType = GridToolbarFilterButton;
const ExportButton: React.ElementType = GridToolbarExport;

const outlined = { button: { variant: 'outlined' } };
const csvOptions = { fileName: 'berths' };

function HarborToolbar() {
  return (
    <GridToolbarContainer style={{ flexWrap: 'wrap', gap: 8, padding: 8 }}>
      <Typography component="h3" variant="subtitle1" style={{ width: '100%' }}>
        Ships in harbor
      </Typography>
      <ColumnsButton variant="outlined" />
      <FilterButton componentsProps={outlined} />
      <ExportButton
        variant="outlined"
        csvOptions={csvOptions}
        style={{ marginInlineStart: 'auto' }}
      />
    </GridToolbarContainer>
  );
}

const components = { Toolbar: HarborToolbar };
const rows = berths.slice(0, 5);

export default function ToolbarInTwoLines() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Berths, with a title and a toolbar"
      />
    </div>
  );
}
