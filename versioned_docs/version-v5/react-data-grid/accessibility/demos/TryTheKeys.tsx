import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridKeys, type GridKey } from './keys';
import { lockers, lockerColumns } from './lockers';

const fits = (entry: GridKey, on: GridKey['on'], event: React.KeyboardEvent) =>
  entry.on === on &&
  entry.key.toLowerCase() === event.key.toLowerCase() &&
  (entry.modifier === 'Ctrl') === (event.ctrlKey || event.metaKey) &&
  (entry.modifier === 'Shift') === event.shiftKey;

export default function TryTheKeys() {
  const [tried, setTried] = React.useState<ReadonlySet<GridKey>>(new Set());
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const noteKey = (on: GridKey['on'], event: React.KeyboardEvent) => {
      const entry = gridKeys.find((each) => fits(each, on, event));
      if (entry) {
        setTried((before) => new Set(before).add(entry));
      }
    };
    const { subscribeEvent } = apiRef.current;
    const stops = [
      subscribeEvent('cellKeyDown', (_, event) => noteKey('cell', event)),
      subscribeEvent('columnHeaderKeyDown', (_, event) => noteKey('header', event)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      <Box sx={{ flex: '3 1 340px', minWidth: 0, height: 332 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={lockers}
          columns={lockerColumns}
          checkboxSelection
          density="compact"
          hideFooter
          aria-label="Lockers, to try the keys"
        />
      </Box>
      <Box component="table" sx={{ flex: '2 1 240px', '& td': { px: 1, py: 0.25 } }}>
        <tbody>
          {gridKeys.map((entry) => (
            <tr key={`${entry.on} ${entry.keys}`}>
              <td>
                <kbd>{entry.keys}</kbd>
              </td>
              <td>{entry.does}</td>
              <td aria-live="polite">{tried.has(entry) ? '✓' : ''}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
