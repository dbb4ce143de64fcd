import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function GridBehindPoints() {
  return (
    <ScatterChart
      title="Hours of practice and typing speed"
      height={280}
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ label: 'Practice (hours)', min: 0, max: 30 }]}
      yAxis={[{ label: 'Words per minute', min: 0, max: 80 }]}
      series={[
        {
          data: [
            { id: 'Ana', x: 2, y: 24 },
            { id: 'Ben', x: 6, y: 31 },
            { id: 'Chi', x: 9, y: 45 },
            { id: 'Dov', x: 15, y: 48 },
            { id: 'Eli', x: 21, y: 66 },
            { id: 'Fay', x: 27, y: 63 },
          ],
        },
      ]}
    />
  );
}
