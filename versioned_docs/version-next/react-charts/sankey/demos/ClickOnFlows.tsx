import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'Library A', target: 'Sorting center', value: 320, data: { van: 'V1' } },
    { source: 'Library B', target: 'Sorting center', value: 210, data: { van: 'V2' } },
    { source: 'Sorting center', target: 'Repair', value: 45, data: { van: 'V1' } },
    { source: 'Sorting center', target: 'Shelves', value: 485, data: { van: 'V3' } },
  ],
};

export default function ClickOnFlows() {
  const [text, setText] = React.useState('Click on a node or a link.');

  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart
          title="Ways of returned books"
          height={240}
          series={{ data }}
          onNodeClick={(_event, { node }) => setText(`${node.label}: ${node.value} books`)}
          onLinkClick={(_event, { link }) => {
            const { van } = link.data as { van: string };
            setText(
              `${link.source.label} to ${link.target.label}: ${link.value} books with ${van}`,
            );
          }}
        />
      </div>
      <Typography role="status">{text}</Typography>
    </NoSsr>
  );
}
