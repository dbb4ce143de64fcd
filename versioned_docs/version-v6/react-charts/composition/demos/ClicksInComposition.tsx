import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { getValueToPositionMapper, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const depots = ['Lille', 'Ghent', 'Breda'];
const parcels = [320, 210, 275];

function ClickBands({ onPick }: { onPick: (index: number) => void }) {
  const { top, width, height } = useDrawingArea();
  const toX = getValueToPositionMapper(useXScale());
  const step = width / depots.length;

  return (
    <g>
      {depots.map((depot, index) => (
        <rect
          key={depot}
          {...{ x: toX(depot) - step / 2, y: top, width: step, height }}
          fill="transparent"
          cursor="pointer"
          role="button"
          tabIndex={0}
          aria-label={`${depot}, ${parcels[index]} parcels`}
          onClick={() => onPick(index)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              onPick(index);
            }
          }}
        />
      ))}
    </g>
  );
}

export default function ClicksInComposition() {
  const [picked, setPicked] = React.useState<number | null>(null);

  return (
    <Stack dir="ltr" sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Parcels per depot"
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: depots }]}
        series={[{ type: 'bar', data: parcels }]}
      >
        <BarPlot />
        <ChartsAxis />
        <ClickBands onPick={setPicked} />
      </ResponsiveChartContainer>
      <Typography>
        Picked: {picked === null ? 'nothing yet' : `${depots[picked]}, ${parcels[picked]} parcels`}
      </Typography>
    </Stack>
  );
}
