import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sightings, type Sighting } from './sightings';

const defined: GridColDef[] = [
  { field: 'bird', headerName: 'Bird' },
  { field: 'latin', headerName: 'Scientific name' },
  { field: 'place', headerName: 'Place' },
];

/** Widths of the longest texts, up to 320 pixels, in the font of the grid. */
function fitToContent({ font, letterSpacing }: CSSStyleDeclaration): GridColDef[] {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  const spacing = parseFloat(letterSpacing) || 0;
  const measure = (text: string) => context.measureText(text).width + text.length * spacing;

  return defined.map((column) => {
    const texts = sightings.map((row) => measure(String(row[column.field as keyof Sighting])));
    // A cell has 20 pixels of padding; the title needs room for its icons, and is a little bolder.
    const width = Math.max(measure(column.headerName!) + 80, ...texts.map((text) => text + 22));
    return { ...column, width: Math.min(Math.ceil(width), 320) };
  });
}

export default function WidthsFromContent() {
  const box = React.useRef<HTMLDivElement>(null);
  const [columns, setColumns] = React.useState(defined);

  const fit = () => {
    const grid = box.current?.querySelector('.MuiDataGrid-root');
    if (grid) {
      setColumns(fitToContent(getComputedStyle(grid)));
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={fit}>Fit to the content</Button>
      <div ref={box} style={{ height: 258 }}>
        <DataGrid
          rows={sightings}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Birds, in columns as wide as their texts"
        />
      </div>
    </div>
  );
}
