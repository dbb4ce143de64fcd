import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';

const image = { type: 'image/png', fileName: 'repairs' };
const text = { fontSize: 14, borderRadius: 4 };

function ExportToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ChartsToolbarImageExportTrigger
        options={image}
        render={<ToolbarButton size="small" style={text} />}
      >
        Save image
      </ChartsToolbarImageExportTrigger>
      <ChartsToolbarPrintExportTrigger render={<ToolbarButton size="small" style={text} />}>
        Print
      </ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

export default function CustomToolbar() {
  return (
    <BarChartPro
      title="Repairs per month"
      showToolbar
      slots={{ toolbar: ExportToolbar }}
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
      series={[{ data: [18, 24, 15, 21] }]}
    />
  );
}
