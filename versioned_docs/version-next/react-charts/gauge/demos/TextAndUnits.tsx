import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function TextAndUnits() {
  return (
    <Gauge
      aria-label="Boxes packed"
      aria-valuetext="128 of 240 boxes"
      height={180}
      value={128}
      valueMax={240}
      startAngle={-100}
      endAngle={100}
      text={({ value, valueMax }) => `${value}\nof ${valueMax} boxes`}
      sx={{ [`& .${gaugeClasses.valueText} text`]: { fontSize: 18 } }}
    />
  );
}
