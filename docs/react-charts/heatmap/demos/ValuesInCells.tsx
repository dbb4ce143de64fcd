import type * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, cities, months } from './temperatures';

interface CellProps extends React.SVGProps<SVGRectElement> {
  ownerState: { color: string; value: number };
}

function CellWithValue({ ownerState, ...rect }: CellProps) {
  const { x = 0, y = 0, width = 0, height = 0 } = rect;
  return (
    <g>
      <rect {...rect} fill={ownerState.color} shapeRendering="crispEdges" />
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) + Number(height) / 2}
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
        margin={{ top: 20, right: 20 }}
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
