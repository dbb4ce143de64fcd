import { LineChart } from '@mui/x-charts/LineChart';

const [blue, orange, gray] = ['#3f7fb5', '#c2571a', '#8a8f98'];

export default function ShorterLegendEntries() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Nights booked per quarter</figcaption>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { id: 'huts', label: 'Mountain huts, all beds', color: blue, data: [310, 480, 920, 260] },
          { id: 'tents', label: 'Camp sites, per tent', color: orange, data: [0, 640, 1180, 40] },
          { id: 'mean', label: 'Mean of both', color: gray, data: [155, 560, 1050, 150] },
        ]}
        slotProps={{
          legend: {
            seriesToDisplay: [
              { id: 'huts', label: 'Huts', color: blue },
              { id: 'tents', label: 'Tents', color: orange },
            ],
          },
        }}
      />
    </figure>
  );
}
