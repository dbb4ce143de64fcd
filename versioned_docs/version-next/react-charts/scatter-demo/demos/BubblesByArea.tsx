import Typography from '@mui/material/Typography';
import { useScatterSeries } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { towns } from './towns';

const largest = Math.max(...towns.map(({ people }) => people));
/** The area of a circle grows with the square of its radius. */
const radius = (people: number) => 26 * Math.sqrt(people / largest);

function Bubble(props: ScatterMarkerProps) {
  const { seriesId, dataIndex, x, y, color, size, isHighlighted, isFaded, ...other } = props;
  const people: number = useScatterSeries(seriesId)?.data[dataIndex]?.z;
  return (
    <circle
      cx={x}
      cy={y}
      r={radius(people)}
      fill={color}
      fillOpacity={isHighlighted ? 0.8 : 0.5}
      stroke={color}
      opacity={isFaded ? 0.3 : 1}
      {...other}
    />
  );
}

/** Large bubbles first, so that they do not cover small ones. */
const data = towns
  .map(({ name, km, rent, people }) => ({ id: name, x: km, y: rent, z: people }))
  .sort((a, b) => b.z - a.z);

export default function BubblesByArea() {
  return (
    <div style={{ width: '100%' }}>
      <Typography variant="body2" align="center">
        The area shows the number of inhabitants:{' '}
        {[10_000, 200_000].map((people) => (
          <svg key={people} width="56" height="56" viewBox="-28 -28 56 56" role="img">
            <title>{people.toLocaleString('en')}</title>
            <circle r={radius(people)} fill="none" stroke="currentColor" />
            <text
              textAnchor="middle"
              y={people < 50_000 ? 20 : 4}
              fontSize="12"
              fill="currentColor"
            >
              {people / 1000}k
            </text>
          </svg>
        ))}
      </Typography>
      <ScatterChart
        title="Rent by distance from the capital, and inhabitants of seven towns"
        height={300}
        xAxis={[{ label: 'Distance (km)', min: 0, max: 60 }]}
        yAxis={[{ min: 5, max: 25, valueFormatter: (rent: number) => `€${rent}` }]}
        slots={{ marker: Bubble }}
        series={[
          {
            data,
            highlightScope: { highlight: 'item' },
            valueFormatter: (town) =>
              town && `${town.id}: €${town.y} per m², ${town.z.toLocaleString('en')} people`,
          },
        ]}
      />
    </div>
  );
}
