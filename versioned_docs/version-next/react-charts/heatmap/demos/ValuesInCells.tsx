import { Heatmap, HeatmapCell, type HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { cells, cities, months } from './temperatures';

function CellWithValue(props: HeatmapCellProps) {
  const { x, y, width, height, ownerState } = props;
  return (
    <g>
      <HeatmapCell {...props} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={13}
        fill="#1b1f24"
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function ValuesInCells() {
  return (
    <figure
      aria-label="Mean temperature in °C of three cities by month"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={240}
        xAxis={[{ data: months }]}
        yAxis={[{ data: cities }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: -5, max: 25, color: ['#9cc4f5', '#f2a33a'] } },
        ]}
        slots={{ cell: CellWithValue }}
        series={[{ data: cells, valueFormatter: ([, , value]) => `${value} °C` }]}
      />
    </figure>
  );
}
