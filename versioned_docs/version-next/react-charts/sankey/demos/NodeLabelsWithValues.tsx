import NoSsr from '@mui/material/NoSsr';
import {
  Unstable_SankeyChart as SankeyChart,
  useSankeyLayout,
} from '@mui/x-charts-pro/SankeyChart';

/** Name and amount on two lines: left of the last nodes, right of all others. */
function NodeLabels() {
  const layout = useSankeyLayout();
  return layout?.nodes.map(({ id, label, value, sourceLinks, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => {
    const isLast = sourceLinks.length === 0;
    const x = isLast ? x0 - 6 : x1 + 6;
    return (
      <text
        key={id}
        y={(y0 + y1) / 2}
        textAnchor={isLast ? 'end' : 'start'}
        fontSize={12}
        fill="currentColor"
        pointerEvents="none"
      >
        <tspan x={x} dy="-0.2em" fontWeight={700}>
          {label}
        </tspan>
        <tspan x={x} dy="1.2em">
          {value} t
        </tspan>
      </text>
    );
  });
}

const data = {
  links: [
    { source: 'Harvest', target: 'Mill', value: 70 },
    { source: 'Harvest', target: 'Seed', value: 30 },
    { source: 'Mill', target: 'Flour', value: 54 },
    { source: 'Mill', target: 'Bran', value: 16 },
  ],
};

export default function NodeLabelsWithValues() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Use of a harvest of wheat, in tons"
          height={280}
          series={{ data, nodeOptions: { showLabels: false, padding: 24 } }}
        >
          <NodeLabels />
        </SankeyChart>
      </div>
    </NoSsr>
  );
}
