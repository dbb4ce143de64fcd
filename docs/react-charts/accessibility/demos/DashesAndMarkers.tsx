import { LineChart, MarkElement, type MarkElementProps } from '@mui/x-charts/LineChart';

const shapes = { river: 'circle', lake: 'triangle', sea: 'square' } as const;

function MarkBySeries(props: MarkElementProps) {
  return <MarkElement {...props} shape={shapes[props.id as keyof typeof shapes]} />;
}

const slots = { mark: MarkBySeries };

export default function DashesAndMarkers() {
  return (
    <LineChart
      title="Water temperature from May to September, in °C"
      height={300}
      slots={slots}
      xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      series={[
        { id: 'river', label: '● River', data: [13, 17, 20, 21, 17] },
        { id: 'lake', label: '▲ Lake', data: [12, 18, 23, 24, 19] },
        { id: 'sea', label: '■ Sea', data: [10, 13, 17, 19, 18] },
      ]}
      yAxis={[{ min: 5 }]}
      sx={{
        '.MuiLineElement-series-lake': { strokeDasharray: '10 5' },
        '.MuiLineElement-series-sea': { strokeDasharray: '2 4' },
      }}
    />
  );
}
