import { PieChart } from '@mui/x-charts/PieChart';

const waste = [
  { id: 'paper', value: 46, label: 'Paper' },
  { id: 'glass', value: 28, label: 'Glass' },
  { id: 'metal', value: 11, label: 'Metal' },
];

export default function PieWithDataTable() {
  return (
    <div style={{ width: '100%' }}>
      <PieChart
        title="Recycled waste per household, in kilograms"
        desc="Paper is more than half of the recycled waste, metal about one eighth."
        height={220}
        enableKeyboardNavigation
        series={[{ data: waste }]}
      />
      <details>
        <summary>Recycled waste as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col">Kilograms</th>
            </tr>
          </thead>
          <tbody>
            {waste.map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
