import { LineChart } from '@mui/x-charts/LineChart';

const years = [2016, 2018, 2020, 2022, 2024];
const mail = {
  Letters: [610, 540, 430, 365, 298],
  Parcels: [140, 196, 342, 371, 415],
  Registered: [52, 49, 44, 41, 39],
};

const total = (index: number) =>
  Object.values(mail).reduce((sum, data) => sum + (data[index] ?? 0), 0);
const inPercent = (share: number) => `${Math.round(100 * share)}%`;

export default function ShareOfEachPart() {
  return (
    <LineChart
      title="Letters, parcels and registered mail as shares of all items"
      height={320}
      xAxis={[{ data: years, domainLimit: 'strict', tickInterval: years, valueFormatter: String }]}
      yAxis={[{ valueFormatter: inPercent }]}
      series={Object.entries(mail).map(([label, data]) => ({
        label,
        data,
        area: true,
        showMark: false,
        stack: 'mail',
        stackOffset: 'expand',
        valueFormatter: (value, { dataIndex }) =>
          `${value} million, ${inPercent((value ?? 0) / total(dataIndex))}`,
      }))}
    />
  );
}
