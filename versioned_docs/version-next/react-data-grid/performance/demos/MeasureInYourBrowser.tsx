import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { measurePaint, measureScroll } from './measureScroll';
import { makeColumns, makeRows } from './ticks';

const chipCell: GridColDef['renderCell'] = ({ value }) => <Chip size="small" label={value} />;

const cases = [
  { name: '100 rows, 10 columns', rows: 100, columns: 10 },
  { name: '10,000 rows, 10 columns', rows: 10_000, columns: 10 },
  { name: '100,000 rows, 20 columns', rows: 100_000, columns: 20 },
  {
    name: '100,000 rows, 20 columns, a chip in each cell',
    rows: 100_000,
    columns: 20,
    chips: true,
  },
];

export default function MeasureInYourBrowser() {
  const apiRef = useGridApiRef();
  const [grid, setGrid] = React.useState(() => ({ rows: makeRows(1, 4), columns: makeColumns(4) }));
  const [results, setResults] = React.useState<string[]>([]);
  const [running, setRunning] = React.useState(false);

  const measureAll = async () => {
    setRunning(true);
    setResults([]);
    for (const { name, rows, columns, chips } of cases) {
      if (!apiRef.current) {
        return;
      }
      const next = {
        rows: makeRows(rows, columns),
        columns: makeColumns(columns, chips ? chipCell : undefined),
      };
      const paint = await measurePaint(
        () => setGrid(next),
        // The API object is gone when people leave the page meanwhile.
        () => !apiRef.current || apiRef.current.getRow(0) === next.rows[0],
      );
      const frames = await measureScroll((top) => apiRef.current?.scroll({ top }));
      const figures = `shown in ${paint.toFixed(0)} ms; frames of ${frames.average.toFixed(1)} ms, the longest ${frames.longest.toFixed(0)} ms`;
      setResults((before) => [...before, `${name}: ${figures}`]);
      apiRef.current?.scroll({ top: 0 });
    }
    setRunning(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          {...grid}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Numbers that are scrolled through' } }}
        />
      </div>
      <Stack sx={{ alignItems: 'flex-start', my: 1 }}>
        <Button variant="outlined" onClick={() => void measureAll()} disabled={running}>
          {running ? 'Measuring …' : 'Measure in this browser'}
        </Button>
      </Stack>
      <ul style={{ margin: 0, minHeight: 120 }} aria-live="polite">
        {results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
    </div>
  );
}
