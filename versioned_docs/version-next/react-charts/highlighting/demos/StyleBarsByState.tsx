import { BarChart } from '@mui/x-charts/BarChart';

export default function StyleBarsByState() {
  return (
    <BarChart
      title="Deliveries per van"
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Van 1', 'Van 2', 'Van 3', 'Van 4'] }]}
      series={[
        {
          id: 'vans',
          data: [58, 71, 49, 66],
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      slotProps={{
        bar: ({ isHighlighted, isFaded }) => ({
          style: {
            stroke: isHighlighted ? 'currentColor' : 'none',
            strokeWidth: 3,
            opacity: isFaded ? 0.15 : 1,
          },
        }),
      }}
    />
  );
}
