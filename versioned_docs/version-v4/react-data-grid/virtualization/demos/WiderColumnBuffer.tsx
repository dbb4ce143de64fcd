import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import { DataGrid, useGridSlotComponentProps } from '@mui/x-data-grid';
import { probeColumns, probeRows } from './probes';

/** The first and the last number that elements of the grid have in an attribute, counted from 1. */
function rangeOf(root: HTMLElement | null | undefined, attribute: string) {
  const elements = [...(root?.querySelectorAll(`[role="cell"][${attribute}]`) ?? [])];
  const numbers = elements.map((element) => Number(element.getAttribute(attribute)) + 1);
  return numbers.length > 0 ? `${Math.min(...numbers)} to ${Math.max(...numbers)}` : 'none';
}

function RenderedFooter() {
  const { apiRef } = useGridSlotComponentProps();
  const [text, setText] = React.useState('');

  React.useEffect(() => {
    const timer = setInterval(() => {
      const root = apiRef.current.rootElementRef?.current;
      setText(`Rows ${rangeOf(root, 'data-rowindex')}, columns ${rangeOf(root, 'data-colindex')}`);
    }, 250);
    return () => clearInterval(timer);
  }, [apiRef]);

  return <div style={{ height: 40, padding: 8 }}>{text}</div>;
}

const components = { Footer: RenderedFooter };

export default function WiderColumnBuffer() {
  const [buffer, setBuffer] = React.useState(2);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ maxWidth: 320, margin: '0 16px' }}>
        <Slider
          value={buffer}
          onChange={(_, value) => setBuffer(value as number)}
          min={2}
          max={20}
          step={3}
          valueLabelDisplay="auto"
          aria-label="Columns in the buffer"
        />
      </div>
      <div style={{ height: 290 }}>
        <DataGrid
          rows={probeRows}
          columns={probeColumns}
          columnBuffer={buffer}
          components={components}
          density="compact"
          aria-label="Soil moisture, with a wider buffer of columns"
        />
      </div>
    </div>
  );
}
