import { ThemeProvider, createTheme } from '@mui/material/styles';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { defaultOnBeforeExport } from '@mui/x-charts-pro/models';

/** Text and lines for a white background, whatever the theme of the page. */
const light = createTheme({ palette: { mode: 'light' } });

function prepare(iframe: HTMLIFrameElement) {
  // Removes the toolbar.
  defaultOnBeforeExport(iframe);
  const { body } = iframe.contentDocument!;
  body.style.backgroundColor = 'white';
  const source = iframe.contentDocument!.createElement('p');
  source.textContent = 'Source: gauge at the old bridge, 2025';
  source.style.cssText = 'margin: 0; padding: 8px 16px; font: 12px sans-serif; color: #444';
  body.append(source);
}

export default function WhiteBackgroundAndSource() {
  return (
    <ThemeProvider theme={light}>
      <LineChartPro
        title="Water level, in meters"
        sx={{ backgroundColor: 'white' }}
        showToolbar
        slotProps={{
          toolbar: {
            printOptions: { onBeforeExport: prepare },
            imageExportOptions: [
              { type: 'image/png', onBeforeExport: prepare },
              { type: 'image/jpeg', onBeforeExport: prepare },
            ],
          },
        }}
        height={280}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ label: 'Level', data: [1.2, 1.4, 2.6, 3.1, 2.2] }]}
      />
    </ThemeProvider>
  );
}
