import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyNodeOptions,
} from '@mui/x-charts-pro/SankeyChart';

const sorts: Record<string, SankeyNodeOptions['sort']> = {
  auto: 'auto',
  fixed: 'fixed',
  'by value': (a, b) => b.value - a.value,
};

const data = {
  links: [
    { source: '2022: low', target: '2024: high', value: 12 },
    { source: '2022: low', target: '2024: low', value: 18 },
    { source: '2022: medium', target: '2024: medium', value: 41 },
    { source: '2022: medium', target: '2024: low', value: 7 },
    { source: '2022: high', target: '2024: high', value: 25 },
    { source: '2022: high', target: '2024: medium', value: 9 },
  ],
};

export default function OrderSankeyNodes() {
  const [name, setName] = React.useState('auto');

  return (
    <NoSsr>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the nodes"
        value={name}
        onChange={(_event, value: string | null) => value && setName(value)}
      >
        {Object.keys(sorts).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div dir="ltr">
        <SankeyChart
          title="Lakes by water level, in 2022 and in 2024"
          height={260}
          series={{ data, nodeOptions: { sort: sorts[name] } }}
        />
      </div>
    </NoSsr>
  );
}
