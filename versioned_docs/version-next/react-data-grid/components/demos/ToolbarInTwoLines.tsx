import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const button = <ToolbarButton render={<Button size="small" variant="outlined" />} />;
const csvOptions = { fileName: 'berths' };

function HarborToolbar() {
  return (
    <Toolbar style={{ flexWrap: 'wrap', justifyContent: 'start', gap: 8 }}>
      <Typography component="h3" variant="subtitle1" sx={{ width: '100%' }}>
        Ships in the harbor
      </Typography>
      <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      <ExportCsv options={csvOptions} render={button}>
        Download
      </ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: HarborToolbar };
const rows = berths.slice(0, 5);

export default function ToolbarInTwoLines() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Berths, with a title and a toolbar"
        rows={rows}
        columns={berthColumns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
