import * as React from 'react';
import Box from '@mui/material/Box';
import {
  AreaElementPath,
  LineChart,
  LineElementPath,
  MarkElement,
  type AreaElementProps,
  type LineElementProps,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const Report = React.createContext<(text: string) => void>(() => {});

function ClickableMark(props: MarkElementProps) {
  const report = React.useContext(Report);
  return (
    <MarkElement {...props} onClick={() => report(`Mark ${props.dataIndex} of ${props.id}`)} />
  );
}

function ClickableLine(props: React.ComponentProps<typeof LineElementPath>) {
  const report = React.useContext(Report);
  return <LineElementPath {...props} onClick={() => report(`Line ${props.ownerState.id}`)} />;
}

function ClickableArea(props: React.ComponentProps<typeof AreaElementPath>) {
  const report = React.useContext(Report);
  return <AreaElementPath {...props} onClick={() => report(`Area ${props.ownerState.id}`)} />;
}

// The types of the slots ask for the props of `LineElement` and `AreaElement`.
const slots = {
  mark: ClickableMark,
  line: ClickableLine as React.JSXElementConstructor<LineElementProps>,
  area: ClickableArea as React.JSXElementConstructor<AreaElementProps>,
};

export default function ReportLineClicks() {
  const [clicked, setClicked] = React.useState('Nothing clicked yet');

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Calls answered by two help desks</figcaption>
      <Report.Provider value={setClicked}>
        <LineChart
          height={260}
          xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
          series={[
            { id: 'north', label: 'North', data: [82, 96, 91, 88, 70] },
            { id: 'south', label: 'South', data: [41, 52, 47, 55, 38], area: true },
          ]}
          slots={slots}
        />
      </Report.Provider>
      <Box role="status" sx={{ px: 6 }}>
        {clicked}
      </Box>
    </figure>
  );
}
