import * as React from 'react';
import { DataGridPro, useGridApiRef, type GridCellParams } from '@mui/x-data-grid-pro';
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

  const noteKey = React.useCallback((on: GridKey['on'], event: React.KeyboardEvent) => {
    const entry = gridKeys.find((each) => fits(each, on, event));
    if (entry) {
      setTried((before) => new Set(before).add(entry));
    }
  }, []);

  const noteCellKey = React.useCallback(
    (_: GridCellParams, event: React.KeyboardEvent) => noteKey('cell', event),
    [noteKey],
  );

  // Headers have no prop for keys.
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('columnHeaderKeyDown', (_, event) =>
        noteKey('header', event as React.KeyboardEvent),
      ),
    [apiRef, noteKey],
  );

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, width: '100%' }}>
      <div style={{ flex: '3 1 340px', minWidth: 0, height: 332 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={lockers}
          columns={lockerColumns}
          onCellKeyDown={noteCellKey}
          checkboxSelection
          disableColumnMenu
          density="compact"
          hideFooter
          aria-label="Lockers, to try the keys"
        />
      </div>
      <table style={{ flex: '2 1 240px' }}>
        <tbody>
          {gridKeys.map((entry) => (
            <tr key={`${entry.on} ${entry.keys}`}>
              <td style={{ padding: '2px 8px' }}>
                <kbd>{entry.keys}</kbd>
              </td>
              <td style={{ padding: '2px 8px' }}>{entry.does}</td>
              <td aria-live="polite">{tried.has(entry) ? '✓' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
