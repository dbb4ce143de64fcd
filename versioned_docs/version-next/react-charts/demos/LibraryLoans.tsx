import { BarChart } from '@mui/x-charts/BarChart';

const branches = [
  { branch: 'Central', books: 8420, films: 2310, games: 940 },
  { branch: 'Riverside', books: 3960, films: 1280, games: 1110 },
  { branch: 'Northgate', books: 2740, films: 890, games: 430 },
  { branch: 'Bus', books: 1650, films: 310, games: 120 },
];

export default function LibraryLoans() {
  return (
    <BarChart
      title="Items lent in May, by branch of the library"
      height={300}
      borderRadius={4}
      dataset={branches}
      xAxis={[{ dataKey: 'branch' }]}
      yAxis={[{ width: 50 }]}
      series={[
        { id: 'books', dataKey: 'books', label: 'Books', stack: 'all' },
        { id: 'films', dataKey: 'films', label: 'Films', stack: 'all' },
        { id: 'games', dataKey: 'games', label: 'Games', stack: 'all' },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      enableKeyboardNavigation
    />
  );
}
