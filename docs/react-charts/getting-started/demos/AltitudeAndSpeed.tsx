import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';

const flight = [
  { minute: 0, altitude: 0, speed: 0 },
  { minute: 5, altitude: 2400, speed: 420 },
  { minute: 12, altitude: 6800, speed: 690 },
  { minute: 20, altitude: 10400, speed: 830 },
  { minute: 45, altitude: 10700, speed: 845 },
  { minute: 62, altitude: 10700, speed: 840 },
  { minute: 74, altitude: 5900, speed: 610 },
  { minute: 85, altitude: 1300, speed: 380 },
  { minute: 92, altitude: 0, speed: 250 },
];

export default function AltitudeAndSpeed() {
  return (
    <LineChart
      title="Altitude and speed during a flight"
      height={320}
      margin={{ left: 80, right: 70 }}
      dataset={flight}
      xAxis={[{ dataKey: 'minute', label: 'Minutes since take-off', max: 95 }]}
      yAxis={[
        { id: 'meters', valueFormatter: (value: number) => `${value} m` },
        { id: 'kmh', valueFormatter: (value: number) => `${value} km/h` },
      ]}
      rightAxis="kmh"
      sx={{ [`.${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
      series={[
        { dataKey: 'altitude', label: 'Altitude', yAxisId: 'meters', area: true, showMark: false },
        { dataKey: 'speed', label: 'Speed', yAxisId: 'kmh', showMark: false },
      ]}
    />
  );
}
