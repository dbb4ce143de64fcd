import Box from '@mui/material/Box';

/** One period is 360 wide; the end of each path has the height of its start. */
const WAVES = [
  { top: 60, height: 44, opacity: 0.07 },
  { top: 120, height: -36, opacity: 0.09 },
  { top: 190, height: 28, opacity: 0.12 },
];

function draw(top: number, height: number) {
  const periods = [0, 360, 720, 1080]
    .map((x) => `C${x + 90} ${top - height} ${x + 90} ${top - height} ${x + 180} ${top}`)
    .map((half, index) => {
      const x = index * 360;
      return `${half} C${x + 270} ${top + height} ${x + 270} ${top + height} ${x + 360} ${top}`;
    });
  return `M0 ${top} ${periods.join(' ')} V320 H0 Z`;
}

/** Decoration behind the page, in the primary color of the theme. */
export function Waves() {
  return (
    <Box
      component="svg"
      aria-hidden
      focusable="false"
      viewBox="0 0 1440 320"
      preserveAspectRatio="none"
      sx={{
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        bottom: 0,
        width: '100%',
        height: { xs: '46%', sm: '56%' },
        color: 'primary.main',
      }}
    >
      {WAVES.map(({ top, height, opacity }) => (
        <path key={top} d={draw(top, height)} fill="currentColor" fillOpacity={opacity} />
      ))}
    </Box>
  );
}
