import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const hours = [0, 10, 20, 30];
const words = [0, 20, 40, 60, 80];

function GridLines() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale();
  const yScale = useYScale();
  return (
    <g stroke="currentColor" strokeOpacity={0.2}>
      {hours.map((value) => (
        <path key={value} d={`M ${xScale(value)} ${top} v ${height}`} />
      ))}
      {words.map((value) => (
        <path key={value} d={`M ${left} ${yScale(value)} h ${width}`} />
      ))}
    </g>
  );
}

export default function GridBehindPoints() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Hours of practice and typing speed"
        height={280}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ id: 'practice', min: 0, max: 30, tickInterval: hours }]}
        yAxis={[{ id: 'speed', min: 0, max: 80, tickInterval: words }]}
        series={[
          {
            type: 'scatter',
            data: [
              { id: 'Ana', x: 2, y: 24 },
              { id: 'Ben', x: 6, y: 31 },
              { id: 'Chi', x: 9, y: 45 },
              { id: 'Dov', x: 15, y: 48 },
              { id: 'Eli', x: 21, y: 66 },
              { id: 'Fay', x: 27, y: 63 },
            ],
          },
        ]}
      >
        <GridLines />
        <ScatterPlot />
        <ChartsXAxis axisId="practice" label="Practice (hours)" />
        <ChartsYAxis axisId="speed" label="Words per minute" />
        <ChartsTooltip trigger="item" />
      </ResponsiveChartContainer>
    </div>
  );
}
