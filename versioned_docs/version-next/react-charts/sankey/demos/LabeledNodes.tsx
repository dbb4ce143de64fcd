import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const data = {
  nodes: [
    { id: 'fees', label: 'Membership fees', color: '#2a9d8f' },
    { id: 'city', label: 'Grant of the city', color: '#457b9d' },
    { id: 'club', label: 'Rowing club', color: '#8d99ae' },
    { id: 'boats', label: 'Boats and oars' },
    { id: 'house', label: 'Boathouse' },
  ],
  links: [
    { source: 'fees', target: 'club', value: 64 },
    { source: 'city', target: 'club', value: 20 },
    { source: 'club', target: 'boats', value: 37 },
    { source: 'club', target: 'house', value: 47 },
  ],
};

export default function LabeledNodes() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Income and expenses of a rowing club, in thousand euros"
          height={260}
          series={{ data, nodeOptions: { color: '#e09f3e' } }}
        />
      </div>
    </NoSsr>
  );
}
