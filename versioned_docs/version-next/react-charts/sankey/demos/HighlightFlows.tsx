import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Farms', target: 'Dairy', value: 60 },
  { source: 'Farms', target: 'Market', value: 15 },
  { source: 'Imports', target: 'Dairy', value: 18 },
  { source: 'Dairy', target: 'Milk', value: 45 },
  { source: 'Dairy', target: 'Cheese', value: 33 },
  { source: 'Market', target: 'Milk', value: 15 },
];

export default function HighlightFlows() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Milk from the farm to the shelf, in tons"
          height={280}
          series={{
            data: { links },
            nodeOptions: { highlight: 'outgoing', fade: 'global' },
            linkOptions: { highlight: 'nodes', fade: 'global' },
          }}
        />
      </div>
    </NoSsr>
  );
}
