import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { towns } from './towns';

const largest = Math.max(...towns.map(({ people }) => people));
/** The area of a circle grows with the square of its radius. */
const radius = (people: number) => 26 * Math.sqrt(people / largest);

/** A series for each bubble. Large ones come first, so that they do not cover small ones. */
const series = [...towns]
  .sort((a, b) => b.people - a.people)
  .map(({ name, km, rent, people }) => ({
    color: '#2e96ff',
    markerSize: radius(people),
    data: [{ id: name, x: km, y: rent }],
    valueFormatter: () => `${name}: €${rent} per m², ${people.toLocaleString('en')} people`,
  }));

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
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Rent of seven towns by distance</figcaption>
        <ScatterChart
          height={300}
          margin={{ top: 20, left: 60, right: 30 }}
          xAxis={[{ label: 'Distance (km)', min: 0, max: 60 }]}
          yAxis={[{ min: 5, max: 25, valueFormatter: (rent) => `€${rent}` }]}
          series={series}
          sx={{ '& circle': { fillOpacity: 0.5, stroke: '#2e96ff' } }}
        />
      </figure>
    </div>
  );
}
