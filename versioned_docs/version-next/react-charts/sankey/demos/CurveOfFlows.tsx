import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'North', target: 'Museum', value: 30 },
    { source: 'North', target: 'Zoo', value: 12 },
    { source: 'South', target: 'Museum', value: 14 },
    { source: 'South', target: 'Zoo', value: 44 },
  ],
};

export default function CurveOfFlows() {
  const [curveCorrection, setCurveCorrection] = React.useState(10);

  return (
    <NoSsr>
      <Typography id="curve-correction">Curve correction: {curveCorrection}</Typography>
      <Slider
        aria-labelledby="curve-correction"
        value={curveCorrection}
        min={-40}
        max={60}
        step={10}
        onChange={(_event, value) => setCurveCorrection(Number(value))}
      />
      <div dir="ltr">
        <SankeyChart
          title="Bus passengers by district and destination"
          height={240}
          series={{ data, linkOptions: { curveCorrection } }}
        />
      </div>
    </NoSsr>
  );
}
