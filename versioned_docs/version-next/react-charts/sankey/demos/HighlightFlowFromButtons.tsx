import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyItemIdentifier,
} from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'Rain', target: 'Tank', value: 40 },
    { source: 'Mains', target: 'Tank', value: 25 },
    { source: 'Tank', target: 'Garden', value: 38 },
    { source: 'Tank', target: 'Laundry', value: 27 },
  ],
};

const node = (nodeId: string): SankeyItemIdentifier => ({
  type: 'sankey',
  seriesId: 'water',
  subType: 'node',
  nodeId,
});

export default function HighlightFlowFromButtons() {
  const [item, setItem] = React.useState<SankeyItemIdentifier | null>(null);

  return (
    <NoSsr>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setItem(node('Rain'))}>Rain</Button>
        <Button onClick={() => setItem(node('Mains'))}>Mains</Button>
        <Button onClick={() => setItem(null)}>None</Button>
      </Stack>
      <div dir="ltr">
        <SankeyChart
          title="Water of a house, in cubic meters"
          height={240}
          series={{ id: 'water', data, nodeOptions: { fade: 'global' } }}
          highlightedItem={item}
          onHighlightChange={setItem}
        />
      </div>
    </NoSsr>
  );
}
