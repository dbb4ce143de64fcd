import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const lines = ['Harbor', 'Airport', 'Old town'];
const weeks = Array.from({ length: 52 }, (_, week) => week + 1);

/** Delays of trams, with a rise in winter. */
const data = lines.flatMap((_, y) =>
  weeks.map((week, x): [number, number, number] => [
    x,
    y,
    Math.round(40 + 30 * Math.cos((week / 26) * Math.PI) + ((week * (7 + y)) % 13)),
  ]),
);

export default function ZoomIntoHeatmap() {
  return (
    <figure aria-label="Delays of three tram lines by week" style={{ margin: 0, width: '100%' }}>
      <Heatmap
        height={300}
        xAxis={[{ data: weeks, label: 'Week', zoom: { minSpan: 10, slider: { enabled: true } } }]}
        yAxis={[{ data: lines, width: 65 }]}
        series={[{ label: 'Delays', data }]}
      >
        <ChartsZoomSlider />
      </Heatmap>
    </figure>
  );
}
