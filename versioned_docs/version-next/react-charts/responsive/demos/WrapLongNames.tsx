import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useElementWidth } from './useElementWidth';

const reasons = [
  'Delivered to the wrong address',
  'Package damaged on arrival',
  'Ordered by mistake',
  'Arrived after the promised day',
];

/** Breaks a name between words, so that no line is longer than that many characters. */
function wrap(name: string, longest: number) {
  const lines = [''];
  for (const word of name.split(' ')) {
    const line = `${lines[lines.length - 1]} ${word}`.trim();
    if (line.length > longest) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = line;
    }
  }
  return lines.join('\n');
}

export default function WrapLongNames() {
  const [ref, width = 0] = useElementWidth<HTMLDivElement>();
  const isWide = width >= 480;

  return (
    <Box ref={ref} sx={{ width: '100%' }}>
      <BarChart
        title="Reasons for returned orders"
        height={300}
        layout="horizontal"
        yAxis={[
          {
            width: isWide ? 200 : 105,
            scaleType: 'band',
            data: reasons,
            valueFormatter: (name: string, { location }) =>
              location === 'tick' ? wrap(name, isWide ? 32 : 14) : name,
          },
        ]}
        series={[{ data: [112, 86, 64, 41] }]}
      />
    </Box>
  );
}
