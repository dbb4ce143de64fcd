import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { id: 'caught', value: 64, label: 'Caught' },
  { id: 'ringed', value: 58, label: 'Ringed' },
  { id: 'seen', value: 23, label: 'Seen again' },
];

export default function FunnelWithTable() {
  return (
    <div style={{ width: '100%' }}>
      <FunnelChart
        title="Storks of the nature reserve, from caught to seen again"
        desc="Two of five ringed storks are seen again in the next year."
        height={240}
        enableKeyboardNavigation
        series={[{ data: steps, variant: 'outlined' }]}
      />
      <details>
        <summary>Storks as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Storks</th>
              <th scope="col">Of the step before</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ id, label, value }, index) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                <td>
                  {index > 0 ? `${Math.round((100 * value) / steps[index - 1]!.value)}%` : 'All'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
