import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Households', target: 'Sorting plant', value: 41 },
  { source: 'Shops', target: 'Sorting plant', value: 23 },
  { source: 'Shops', target: 'Incinerator', value: 9 },
  { source: 'Building sites', target: 'Landfill', value: 14 },
  { source: 'Sorting plant', target: 'Recycled', value: 38 },
  { source: 'Sorting plant', target: 'Incinerator', value: 26 },
];

export default function WasteFlows() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Waste of a town by origin and treatment, in thousand tons"
          height={300}
          series={{ data: { links }, valueFormatter: (value) => `${value} kt` }}
          enableKeyboardNavigation
        />
      </div>
    </NoSsr>
  );
}
