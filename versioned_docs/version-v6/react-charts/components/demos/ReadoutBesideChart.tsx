import * as React from 'react';
import Typography from '@mui/material/Typography';
import { getValueToPositionMapper, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
const clubs = [
  { label: 'Rowing', data: [84, 86, 91, 97, 104] },
  { label: 'Climbing', data: [132, 129, 135, 138, 141] },
];

function Pointed({ onChange }: { onChange: (index: number | null) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const toX = getValueToPositionMapper(useXScale());

  function point(event: React.MouseEvent<SVGRectElement>) {
    const toSvg = event.currentTarget.getScreenCTM()!.inverse();
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toSvg);
    const distances = months.map((month) => Math.abs(toX(month) - x));
    onChange(distances.indexOf(Math.min(...distances)));
  }

  return (
    <rect
      {...{ x: left, y: top, width, height }}
      fill="transparent"
      onMouseMove={point}
      onMouseLeave={() => onChange(null)}
    />
  );
}

export default function ReadoutBesideChart() {
  const [index, setIndex] = React.useState<number | null>(null);
  const values = clubs.map(({ label, data }) => `${label} ${data[index ?? 0]}`);

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Members of two clubs</figcaption>
      <Typography sx={{ minHeight: 24, textAlign: 'center' }}>
        {index === null ? 'Point at a month' : `${months[index]}: ${values.join(', ')}`}
      </Typography>
      <LineChart
        height={280}
        tooltip={{ trigger: 'none' }}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={clubs}
      >
        <Pointed onChange={setIndex} />
      </LineChart>
    </figure>
  );
}
