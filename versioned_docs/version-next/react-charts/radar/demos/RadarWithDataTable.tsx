import { RadarChart } from '@mui/x-charts/RadarChart';

const skills = ['Reading', 'Writing', 'Listening', 'Speaking'];
const tests = [
  { id: 'may', label: 'May', data: [52, 38, 61, 30] },
  { id: 'october', label: 'October', data: [74, 58, 70, 66] },
];

export default function RadarWithDataTable() {
  return (
    <div style={{ width: '100%' }}>
      <RadarChart
        title="Results of a language course in May and October, from 0 to 100"
        desc="All four skills improved. Speaking rose most, from 30 to 66."
        height={320}
        margin={{ left: 70, right: 70 }}
        enableKeyboardNavigation
        radar={{ max: 100, metrics: skills }}
        series={tests}
      />
      <details>
        <summary>Results as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Skill</th>
              {tests.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {skills.map((skill, index) => (
              <tr key={skill}>
                <th scope="row">{skill}</th>
                {tests.map(({ id, data }) => (
                  <td key={id}>{data[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
