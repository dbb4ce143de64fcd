import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  Unstable_SankeyChart as SankeyChart,
  useSankeyLayout,
} from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'Applied', target: 'Interviewed', value: 46 },
    { source: 'Applied', target: 'Rejected', value: 154 },
    { source: 'Interviewed', target: 'Hired', value: 9 },
    { source: 'Interviewed', target: 'Rejected', value: 37 },
  ],
};

function ShareTooltip() {
  const item = useItemTooltip<'sankey'>();
  const layout = useSankeyLayout();
  if (!item || !layout) {
    return null;
  }
  const { identifier } = item;
  const id = identifier.subType === 'node' ? identifier.nodeId : identifier.sourceId;
  const node = layout.nodes.find((candidate) => candidate.id === id);
  const share = Math.round((Number(item.value) / (node?.value ?? 1)) * 100);
  return (
    <ChartsTooltipContainer trigger="item">
      <Paper elevation={4} sx={{ mx: 2, px: 1.5, py: 1 }}>
        {item.label} {item.formattedValue}
        {identifier.subType === 'link' && `, ${share}% of “${node?.label}”`}
      </Paper>
    </ChartsTooltipContainer>
  );
}

export default function FlowTooltip() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Applicants for a job, by step"
          height={260}
          series={{ data }}
          slots={{ tooltip: ShareTooltip }}
        />
      </div>
    </NoSsr>
  );
}
