import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { saveFile } from './saveFile';

const rows = [
  { day: 'Mon', inside: 21.4, outside: 14.2 },
  { day: 'Tue', inside: 22.1, outside: 17.8 },
  { day: 'Wed', inside: 23.6, outside: 21.5 },
  { day: 'Thu', inside: 22.9, outside: 16.3 },
];

/** Quotes a value, as values with commas, quotes and line breaks need it. */
const quote = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

function download() {
  const lines = [
    ['Day', 'Inside (°C)', 'Outside (°C)'],
    ...rows.map(({ day, inside, outside }) => [day, inside, outside]),
  ].map((line) => line.map(quote).join(','));
  // The first character tells Excel that the text is UTF-8.
  saveFile(new Blob([`\uFEFF${lines.join('\r\n')}`], { type: 'text/csv' }), 'greenhouse.csv');
}

export default function DownloadCsv() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Temperature inside and outside of a greenhouse"
        height={260}
        margin={{ top: 60, right: 15, bottom: 30, left: 40 }}
        dataset={rows}
        xAxis={[{ scaleType: 'point', dataKey: 'day' }]}
        series={[
          { dataKey: 'inside', label: 'Inside' },
          { dataKey: 'outside', label: 'Outside' },
        ]}
      />
      <Button variant="outlined" onClick={download}>
        Download CSV
      </Button>
    </Box>
  );
}
