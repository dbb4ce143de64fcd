import { Gauge } from '@mui/x-charts/Gauge';
import './HomeEnergyGauges.css';

const meters = [
  { label: 'Battery', value: 72, max: 100, unit: '%' },
  { label: 'Solar panels', value: 4.6, max: 8, unit: 'kW' },
  { label: 'Household', value: 1.9, max: 6, unit: 'kW' },
];

export default function HomeEnergyGauges() {
  return (
    <div className="meters">
      {meters.map(({ label, value, max, unit }) => (
        <div key={label} className="meter">
          <Gauge
            className="meter-gauge"
            aria-label={label}
            aria-valuetext={`${value} ${unit} of ${max} ${unit}`}
            height={130}
            value={value}
            valueMax={max}
            startAngle={-110}
            endAngle={110}
            text={`${value} ${unit}`}
          />
          <p className="meter-label">{label}</p>
        </div>
      ))}
    </div>
  );
}
