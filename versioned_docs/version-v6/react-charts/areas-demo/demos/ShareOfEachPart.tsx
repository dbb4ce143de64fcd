import { LineChart } from '@mui/x-charts/LineChart';

const years = [2016, 2018, 2020, 2022, 2024];
const mail = {
  Letters: [610, 540, 430, 365, 298],
  Parcels: [140, 196, 342, 371, 415],
  Registered: [52, 49, 44, 41, 39],
};

export default function ShareOfEachPart() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Letters and parcels as shares of all mail</figcaption>
      <LineChart
        height={320}
        margin={{ top: 80 }}
        xAxis={[{ data: years, min: 2016, max: 2024, tickInterval: years, valueFormatter: String }]}
        yAxis={[{ valueFormatter: (share: number) => `${Math.round(100 * share)}%` }]}
        series={Object.entries(mail).map(([label, data]) => ({
          label,
          data,
          area: true,
          showMark: false,
          stack: 'mail',
          stackOffset: 'expand',
          valueFormatter: (items) => `${items} million`,
        }))}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12, itemGap: 8 } }}
      />
    </figure>
  );
}
