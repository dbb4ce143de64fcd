import { BarChart } from '@mui/x-charts/BarChart';
import { libraryLoans } from './libraryLoans';

const loans = (value: number) => `${value} loans`;

export default function BarsFromDataset() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Library loans per month</figcaption>
      <BarChart
        height={300}
        dataset={libraryLoans}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        series={[
          { dataKey: 'books', label: 'Books', valueFormatter: loans },
          { dataKey: 'audio', label: 'Audio', valueFormatter: loans },
          { dataKey: 'films', label: 'Films', valueFormatter: loans },
        ]}
      />
    </figure>
  );
}
