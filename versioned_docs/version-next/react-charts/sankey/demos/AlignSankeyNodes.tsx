import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const alignments = ['justify', 'left', 'right', 'center'] as const;

const data = {
  links: [
    { source: 'Visits', target: 'Product page', value: 80 },
    { source: 'Visits', target: 'Left', value: 20 },
    { source: 'Product page', target: 'Cart', value: 35 },
    { source: 'Newsletter', target: 'Cart', value: 12 },
    { source: 'Cart', target: 'Paid', value: 40 },
  ],
};

export default function AlignSankeyNodes() {
  const [align, setAlign] = React.useState<(typeof alignments)[number]>('justify');

  return (
    <NoSsr>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Alignment of the nodes"
        value={align}
        onChange={(_event, value: typeof align | null) => value && setAlign(value)}
      >
        {alignments.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div dir="ltr">
        <SankeyChart
          title="Ways of visitors through a shop"
          height={260}
          series={{ data, nodeOptions: { align, width: 10, padding: 24 } }}
        />
      </div>
    </NoSsr>
  );
}
