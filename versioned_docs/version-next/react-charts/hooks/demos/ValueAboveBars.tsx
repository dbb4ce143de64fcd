import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';

function CurrentValue() {
  const item = useItemTooltip<'bar'>();
  const { left, width } = useDrawingArea();
  const { palette } = useTheme();

  return (
    <text x={left + width / 2} y={26} textAnchor="middle" fill={palette.text.primary}>
      {item ? `${item.label}: ${item.formattedValue}` : 'Point at a bar'}
    </text>
  );
}

export default function ValueAboveBars() {
  return (
    <BarChart
      title="Kilometers of cycle paths, new and repaired"
      height={280}
      margin={{ top: 50 }}
      slotProps={{
        legend: { position: { vertical: 'bottom', horizontal: 'center' } },
        tooltip: { trigger: 'none' },
      }}
      xAxis={[{ scaleType: 'band', data: ['2022', '2023', '2024'] }]}
      series={[
        { label: 'New', data: [14, 19, 23], valueFormatter: (value) => `${value} km` },
        { label: 'Repaired', data: [31, 27, 35], valueFormatter: (value) => `${value} km` },
      ]}
    >
      <CurrentValue />
    </BarChart>
  );
}
