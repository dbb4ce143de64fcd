import { BarChart } from '@mui/x-charts/BarChart';

const repositories = [
  { name: 'website', commits: [12, 4, 9, 15, 7, 3, 11, 18] },
  { name: 'api', commits: [5, 8, 6, 2, 9, 14, 10, 4] },
  { name: 'mobile', commits: [1, 0, 3, 2, 8, 6, 1, 5] },
];
const weeks = repositories[0]!.commits.map((_, index) => index);

export default function TinyBars() {
  return (
    <table>
      <caption>Commits in the last eight weeks</caption>
      <thead>
        <tr>
          <th scope="col">Repository</th>
          <th scope="col">Weeks</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {repositories.map(({ name, commits }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <BarChart
                title={`${name}: ${commits.join(', ')}`}
                width={110}
                height={32}
                margin={0}
                slotProps={{ tooltip: { trigger: 'none' } }}
                axisHighlight={{ x: 'none' }}
                xAxis={[{ scaleType: 'band', data: weeks, position: 'none' }]}
                yAxis={[{ max: 20, position: 'none' }]}
                series={[{ data: commits }]}
              />
            </td>
            <td>{commits.reduce((sum, count) => sum + count, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
