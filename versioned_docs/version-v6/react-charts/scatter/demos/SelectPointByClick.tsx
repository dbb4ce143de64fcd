import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Scatter, ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

const SelectContext = React.createContext<(index: number) => void>(() => {});

/** Draws the points as usual. All are inside the axes, so their order is that of the data. */
function ClickablePoints(props: ScatterProps) {
  const select = React.useContext(SelectContext);
  const handleClick = ({ target }: React.MouseEvent) => {
    const circle = target as Element;
    select([...circle.parentElement!.children].indexOf(circle));
  };
  return props.series.id === 'lakes' ? (
    <g cursor="pointer" onClick={handleClick}>
      <Scatter {...props} />
    </g>
  ) : (
    <Scatter {...props} />
  );
}

const name = ({ id }: { id: string | number }) => String(id);
const data = lakes.map(({ name, depth, clarity }) => ({ id: name, x: depth, y: clarity }));

export default function SelectPointByClick() {
  const [selected, setSelected] = React.useState(0);
  const lake = lakes[selected]!;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Lakes by depth: click to select one</figcaption>
        <SelectContext.Provider value={setSelected}>
          <ScatterChart
            height={260}
            margin={{ top: 20, right: 20 }}
            xAxis={[{ label: 'Depth (m)', min: 0 }]}
            yAxis={[{ label: 'Visibility (m)', min: 0 }]}
            slots={{ scatter: ClickablePoints }}
            series={[
              {
                id: 'selected',
                data: data.slice(selected, selected + 1),
                markerSize: 11,
                valueFormatter: name,
              },
              { id: 'lakes', data, markerSize: 6, valueFormatter: name },
            ]}
          />
        </SelectContext.Provider>
      </figure>
      <label>
        Lake{' '}
        <NativeSelect
          value={selected}
          onChange={(event) => setSelected(Number(event.target.value))}
        >
          {lakes.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </label>
      <Typography role="status">
        {lake.name}: {lake.depth} m deep, visibility {lake.clarity} m
      </Typography>
    </Stack>
  );
}
