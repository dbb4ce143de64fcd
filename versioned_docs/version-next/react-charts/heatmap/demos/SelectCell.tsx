import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Heatmap, type HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

const SelectionContext = React.createContext({ selected: 0, select: (_index: number) => {} });

function CellButton({ ownerState, ...rect }: HeatmapCellProps) {
  const { selected, select } = React.useContext(SelectionContext);
  const { color, dataIndex } = ownerState;
  const [x, y, value] = cells[dataIndex]!;
  return (
    <rect
      {...rect}
      role="button"
      tabIndex={0}
      aria-label={`${days[y]}, ${hours[x]}:00, ${value} visitors`}
      aria-pressed={dataIndex === selected}
      fill={color}
      stroke={dataIndex === selected ? '#d1495b' : undefined}
      strokeWidth={4}
      cursor="pointer"
      onClick={() => select(dataIndex)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          select(dataIndex);
        }
      }}
    />
  );
}

export default function SelectCell() {
  const [selected, select] = React.useState(0);
  const context = React.useMemo(() => ({ selected, select }), [selected]);
  const [x, y, value] = cells[selected]!;

  return (
    <SelectionContext.Provider value={context}>
      <figure
        aria-label="Visitors by day and hour: choose a cell"
        style={{ margin: 0, width: '100%' }}
      >
        <Heatmap
          height={280}
          xAxis={[{ data: hours, label: 'Hour' }]}
          yAxis={[{ data: days }]}
          series={[{ label: 'Visitors', data: cells }]}
          slots={{ cell: CellButton }}
        />
        <Typography role="status">
          {days[y]}, {hours[x]}:00: {value} visitors
        </Typography>
      </figure>
    </SelectionContext.Provider>
  );
}
