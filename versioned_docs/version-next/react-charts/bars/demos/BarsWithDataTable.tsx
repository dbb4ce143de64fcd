import { BarChart } from '@mui/x-charts/BarChart';

const routes = [
  { route: 'Bergen', onTime: 91, late: 9 },
  { route: 'Oslo', onTime: 84, late: 16 },
  { route: 'Tromsø', onTime: 77, late: 23 },
];

export default function BarsWithDataTable() {
  return (
    <div style={{ width: '100%' }}>
      <BarChart
        title="Ferry punctuality by route"
        desc="Bergen has the most departures on time, 91 percent. Tromsø has the fewest, 77 percent."
        height={260}
        enableKeyboardNavigation
        dataset={routes}
        xAxis={[{ scaleType: 'band', dataKey: 'route' }]}
        series={[
          { dataKey: 'onTime', label: 'On time (%)' },
          { dataKey: 'late', label: 'Late (%)' },
        ]}
      />
      <details>
        <summary>Ferry punctuality as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Route</th>
              <th scope="col">On time (%)</th>
              <th scope="col">Late (%)</th>
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, onTime, late }) => (
              <tr key={route}>
                <th scope="row">{route}</th>
                <td>{onTime}</td>
                <td>{late}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
