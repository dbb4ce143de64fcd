import Box from '@mui/material/Box';

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

const LEAVES: readonly Leaf[] = [
  { x: 560, y: 60, size: 1.5, turn: -28 },
  { x: 640, y: 190, size: 2.1, turn: 24 },
  { x: 730, y: 90, size: 2.6, turn: -8 },
  { x: 850, y: 210, size: 1.9, turn: -46 },
  { x: 900, y: 70, size: 1.4, turn: 38 },
  { x: 480, y: 240, size: 1.2, turn: 52 },
];

/** Decoration at the end of the header. */
export function Leaves() {
  return (
    <Box
      component="svg"
      aria-hidden
      focusable="false"
      viewBox="0 0 960 280"
      preserveAspectRatio="xMaxYMid slice"
      sx={{ position: 'absolute', zIndex: -1, inset: 0, width: '100%', height: '100%' }}
    >
      <g fill="#b7d77a" fillOpacity={0.14} stroke="#e6f3c4" strokeOpacity={0.22} strokeWidth={0.8}>
        {LEAVES.map(({ x, y, size, turn }) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <path d="M0 -40 C26 -20 26 18 0 40 C-26 18 -26 -20 0 -40 Z" />
            <path d="M0 -34 V52 M0 -12 L11 -20 M0 4 L14 -6 M0 20 L11 10 M0 -12 L-11 -20 M0 4 L-14 -6 M0 20 L-11 10" />
          </g>
        ))}
      </g>
    </Box>
  );
}
