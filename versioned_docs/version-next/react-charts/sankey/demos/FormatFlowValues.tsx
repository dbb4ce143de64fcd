import NoSsr from '@mui/material/NoSsr';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeySeries,
} from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'Grid', target: 'Store', value: 8200 },
    { source: 'Solar roof', target: 'Store', value: 5400 },
    { source: 'Store', target: 'Cooling', value: 9100 },
    { source: 'Store', target: 'Light', value: 4500 },
  ],
};

const number = new Intl.NumberFormat('en-US');

const valueFormatter: SankeySeries['valueFormatter'] = (value, { type, location }) => {
  if (location === 'label') {
    return `${(value / 1000).toFixed(1)} MWh`;
  }
  return `${number.format(value)} kWh ${type === 'node' ? 'in total' : 'a month'}`;
};

export default function FormatFlowValues() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Electricity of a store, in kilowatt hours a month"
          height={260}
          series={{ data, linkOptions: { showValues: true }, valueFormatter }}
        />
      </div>
    </NoSsr>
  );
}
