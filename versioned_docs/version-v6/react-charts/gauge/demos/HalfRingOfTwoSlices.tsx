import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const collected = 64;

function Percent() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height - 8}
      textAnchor="middle"
      fontSize={36}
      fill="currentColor"
    >
      {collected}%
    </text>
  );
}

export default function HalfRingOfTwoSlices() {
  const { palette } = useTheme();

  return (
    <figure style={{ margin: '0 auto', width: 280 }}>
      <figcaption style={{ textAlign: 'center' }}>Collected for the new roof</figcaption>
      <div
        dir="ltr"
        role="meter"
        aria-label="Collected for the new roof, in percent"
        aria-valuenow={collected}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <PieChart
          height={150}
          margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
          tooltip={{ trigger: 'none' }}
          series={[
            {
              startAngle: -90,
              endAngle: 90,
              cy: '100%',
              innerRadius: 95,
              outerRadius: 135,
              data: [
                { id: 'value', value: collected, color: palette.primary.main },
                { id: 'rest', value: 100 - collected, color: palette.divider },
              ],
            },
          ]}
        >
          <Percent />
        </PieChart>
      </div>
    </figure>
  );
}
