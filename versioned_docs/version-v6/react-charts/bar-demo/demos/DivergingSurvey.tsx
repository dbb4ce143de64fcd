import { BarChart } from '@mui/x-charts/BarChart';

const questions = ['Tools', 'Workload', 'Pay', 'Team'];
const share = (value: number) => `${Math.abs(value)}%`;
const answers = { stack: 'answers', valueFormatter: share };

export default function DivergingSurvey() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Are you satisfied with …?</figcaption>
      <BarChart
        height={320}
        layout="horizontal"
        margin={{ top: 80, left: 80, right: 20 }}
        yAxis={[{ scaleType: 'band', data: questions }]}
        xAxis={[{ min: -60, max: 100, valueFormatter: share }]}
        series={[
          { ...answers, label: 'No', color: '#e59a76', data: [-12, -31, -24, -6] },
          { ...answers, label: 'Not at all', color: '#c0503a', data: [-4, -18, -11, -2] },
          { ...answers, label: 'Yes', color: '#7fb8e6', data: [46, 30, 41, 38] },
          { ...answers, label: 'Very', color: '#2f6fb2', data: [22, 8, 9, 47] },
        ]}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </figure>
  );
}
