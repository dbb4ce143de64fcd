import { BarChart } from '@mui/x-charts/BarChart';

const questions = ['Tools', 'Workload', 'Pay', 'Team'];
const share = (value: number | null) => `${Math.abs(value ?? 0)}%`;
const answers = { stack: 'answers', valueFormatter: share };

export default function DivergingSurvey() {
  return (
    <BarChart
      title="Are you satisfied? Answers of employees to four questions, in percent"
      height={320}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: questions, width: 80 }]}
      xAxis={[{ min: -60, max: 100, valueFormatter: share }]}
      series={[
        { ...answers, label: 'No', color: '#e59a76', data: [-12, -31, -24, -6] },
        { ...answers, label: 'Not at all', color: '#c0503a', data: [-4, -18, -11, -2] },
        { ...answers, label: 'Yes', color: '#7fb8e6', data: [46, 30, 41, 38] },
        { ...answers, label: 'Very', color: '#2f6fb2', data: [22, 8, 9, 47] },
      ]}
    />
  );
}
