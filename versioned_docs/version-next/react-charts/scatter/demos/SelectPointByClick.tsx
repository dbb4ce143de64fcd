import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier, ScatterValueType } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lakes } from './lakes';

const name = (point: ScatterValueType | null) => String(point?.id);
const data = lakes.map(({ name, depth, clarity }) => ({ id: name, x: depth, y: clarity }));

export default function SelectPointByClick() {
  const [selected, setSelected] = React.useState(0);
  const lake = lakes[selected]!;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ScatterChart
        title="Depth and clarity of lakes: click to select one"
        height={260}
        voronoiMaxRadius={40}
        xAxis={[{ label: 'Depth (m)', min: 0 }]}
        yAxis={[{ label: 'Visibility (m)', min: 0 }]}
        series={[
          { id: 'lakes', data, valueFormatter: name },
          {
            id: 'selected',
            data: data.slice(selected, selected + 1),
            markerSize: 9,
            valueFormatter: name,
          },
        ]}
        onItemClick={(event: unknown, { seriesId, dataIndex }: ScatterItemIdentifier) => {
          if (seriesId === 'lakes') {
            setSelected(dataIndex);
          }
        }}
      />
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
