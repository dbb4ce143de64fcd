import { BarChart } from '@mui/x-charts/BarChart';
import { libraryLoans } from './libraryLoans';

const loans = (value: number | null) => `${value} loans`;

export default function BarsFromDataset() {
  return (
    <BarChart
      title="Library loans per month"
      height={300}
      dataset={libraryLoans}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[
        { dataKey: 'books', label: 'Books', valueFormatter: loans },
        { dataKey: 'audio', label: 'Audio', valueFormatter: loans },
        { dataKey: 'films', label: 'Films', valueFormatter: loans },
      ]}
    />
  );
}
