import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const rooms = ['Oak', 'Elm', 'Birch', 'Ash'];
const bookings = [30, 9, 26, 17];

function Labels() {
  const x = getValueToPositionMapper(useXScale());
  const y = getValueToPositionMapper(useYScale());

  return (
    <g fill="currentColor" fontSize={13} textAnchor="middle" pointerEvents="none">
      {rooms.map((room, index) => (
        <text key={room} x={x(room)} y={y(bookings[index]) - 6}>
          {bookings[index]}
        </text>
      ))}
    </g>
  );
}

export default function LabelEveryBar() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Bookings per room</figcaption>
      <BarChart
        height={300}
        skipAnimation
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: rooms }]}
        yAxis={[{ min: 0, max: 35 }]}
        series={[{ data: bookings }]}
      >
        <Labels />
      </BarChart>
    </figure>
  );
}
