import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const CenterText = styled('text')(({ theme }) => ({
  fill: theme.palette.text.primary,
  fontSize: 22,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function PieCenter({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText direction="ltr" x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

export default function TextInCenter() {
  return (
    <PieChart
      title="Storage in use by kind of file"
      height={220}
      series={[
        {
          innerRadius: '65%',
          data: [
            { id: 'photos', value: 61, label: 'Photos' },
            { id: 'mail', value: 18, label: 'Mail' },
            { id: 'other', value: 9, label: 'Other' },
          ],
        },
      ]}
    >
      <PieCenter>88 GB</PieCenter>
    </PieChart>
  );
}
