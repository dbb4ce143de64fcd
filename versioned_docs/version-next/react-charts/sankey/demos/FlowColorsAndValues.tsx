import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Reservoir', target: 'Waterworks', value: 52 },
  { source: 'Wells', target: 'Waterworks', value: 31 },
  { source: 'Waterworks', target: 'Homes', value: 44 },
  { source: 'Waterworks', target: 'Industry', value: 28 },
  { source: 'Waterworks', target: 'Leaks', value: 11, color: '#d1495b' },
];

export default function FlowColorsAndValues() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Drinking water of a town, in million liters a day"
          height={280}
          series={{
            data: { links },
            linkOptions: { color: 'target', opacity: 0.6, showValues: true },
          }}
        />
      </div>
    </NoSsr>
  );
}
