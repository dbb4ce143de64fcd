import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const flows = [
  { source: 'Gas', target: 'Boiler', value: 62 },
  { source: 'Sun', target: 'Boiler', value: 18 },
  { source: 'Wood', target: 'Stove', value: 21 },
  { source: 'Boiler', target: 'Radiators', value: 55 },
  { source: 'Boiler', target: 'Hot water', value: 17 },
  { source: 'Boiler', target: 'Chimney', value: 8 },
  { source: 'Stove', target: 'Living room', value: 15 },
  { source: 'Stove', target: 'Chimney', value: 6 },
];

export default function HeatOfTheHouse() {
  return (
    <NoSsr>
      {/* In mirrored pages its labels would lie outside of the drawing. */}
      <div dir="ltr">
        <SankeyChart
          title="Where the heat of a house comes from and goes to"
          height={300}
          series={{
            data: { links: flows },
            linkOptions: { color: 'target', opacity: 0.5 },
            valueFormatter: (value) => `${value} kWh`,
          }}
          enableKeyboardNavigation
        />
      </div>
    </NoSsr>
  );
}
