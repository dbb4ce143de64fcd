import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGridPro, gridClasses, useGridApiRef } from '@mui/x-data-grid-pro';
import { contrastOf } from './contrast';
import { lockers, lockerColumns } from './lockers';

const parts = [
  { name: 'Header', selector: `.${gridClasses.columnHeaderTitle}`, needs: 4.5 },
  { name: 'Cell', selector: '[data-id="102"] [data-field="station"]', needs: 4.5 },
  { name: 'Selected cell', selector: '[data-id="101"] [data-field="station"]', needs: 4.5 },
  { name: 'Outline of the focus', selector: '[data-id="103"] [data-field="tenant"]', needs: 3 },
];

const rows = lockers.slice(0, 5);
const selected = [101];

export default function ContrastOfTheGrid() {
  const apiRef = useGridApiRef();
  const [ratios, setRatios] = React.useState<number[]>([]);

  const measure = () => {
    apiRef.current.setCellFocus(103, 'tenant');
    // The outline is there when the grid has rendered the focus.
    requestAnimationFrame(() => {
      const root = apiRef.current.rootElementRef?.current;
      const found = parts.map(({ selector }) => root?.querySelector(selector));
      setRatios(
        found.map((element, index) =>
          element ? contrastOf(element, index === 3 ? 'outlineColor' : 'color') : 0,
        ),
      );
    });
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 222 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={lockerColumns}
          selectionModel={selected}
          density="compact"
          hideFooter
          aria-label="Lockers, whose contrast is measured"
        />
      </div>
      <Button onClick={measure} variant="outlined" style={{ margin: '8px 0' }}>
        Measure the contrast
      </Button>
      <ul style={{ margin: 0, minHeight: 100 }} aria-live="polite">
        {ratios.map((ratio, index) => (
          <li key={parts[index].name}>
            {`${parts[index].name}: ${ratio.toFixed(2)} to 1, needs ${parts[index].needs}: `}
            {ratio >= parts[index].needs ? '✓ enough' : '✗ too low'}
          </li>
        ))}
      </ul>
    </div>
  );
}
