import {
  LineChart,
  MarkElement,
  markElementClasses,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const shapes: Record<string, MarkElementProps['shape']> = { tram: 'square', bus: 'triangle' };

function ShapedMark(props: MarkElementProps) {
  return <MarkElement {...props} shape={shapes[props.id] ?? 'circle'} />;
}

const slots = { mark: ShapedMark };

export default function MarkShapePerSeries() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Passengers by hour</figcaption>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: ['6', '7', '8', '9', '10', '11', '12'] }]}
        series={[
          { id: 'tram', label: 'Tram (squares)', data: [140, 460, 710, 520, 310, 290, 340] },
          { id: 'bus', label: 'Bus (triangles)', data: [90, 280, 430, 350, 260, 240, 250] },
        ]}
        slots={slots}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12, itemGap: 8 } }}
        sx={{ [`.${markElementClasses.root}`]: { scale: '0.8' } }}
      />
    </figure>
  );
}
