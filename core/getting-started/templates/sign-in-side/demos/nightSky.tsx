import Box from '@mui/material/Box';

/** Fixed positions: random ones would differ between the server and the browser. */
const STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [46, 92, 1.6],
  [118, 214, 1.1],
  [164, 38, 1.3],
  [232, 150, 1],
  [287, 72, 1.9],
  [322, 246, 1.2],
  [391, 26, 1.1],
  [436, 178, 1.5],
  [508, 98, 1],
  [566, 232, 1.8],
  [604, 44, 1.4],
  [668, 148, 1.1],
  [702, 290, 1.3],
  [744, 82, 1.7],
  [770, 380, 1.2],
];

const TRAILS = [150, 210, 270, 330, 390];

/** Decoration: star trails, a moon, hills and an observatory. */
export function NightSky() {
  return (
    <Box
      component="svg"
      aria-hidden
      focusable="false"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      sx={({ direction }) => ({
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        width: '100%',
        height: '100%',
        // Keeps the moon on the side opposite the text.
        transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
      })}
    >
      <g fill="none" stroke="#fff" strokeOpacity={0.14} strokeLinecap="round">
        {TRAILS.map((radius, index) => (
          <circle
            key={radius}
            cx={600}
            cy={700}
            r={radius}
            strokeWidth={1.5}
            strokeDasharray={`${radius * 0.9} ${radius * 0.5}`}
            strokeDashoffset={index * 70}
          />
        ))}
      </g>
      <g fill="#fff" fillOpacity={0.85}>
        {STARS.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <circle cx={655} cy={520} r={88} fill="#ffe9d6" fillOpacity={0.08} />
      <circle cx={655} cy={520} r={52} fill="#ffe9d6" />
      <g fill="#d9bcae" fillOpacity={0.6}>
        <circle cx={638} cy={506} r={9} />
        <circle cx={670} cy={534} r={13} />
        <circle cx={664} cy={496} r={5} />
      </g>
      <path
        d="M0 760 L150 640 L260 720 L420 590 L560 710 L690 640 L800 720 V900 H0 Z"
        fill="#3d2a5c"
      />
      <path d="M0 820 C180 720 320 760 440 790 S680 740 800 800 V900 H0 Z" fill="#211a45" />
      <path d="M0 880 C140 800 260 800 380 838 S640 880 800 840 V900 H0 Z" fill="#120f2e" />
      <path d="M536 806 h108 v70 h-108 Z" fill="#120f2e" />
      <path d="M530 806 a60 60 0 0 1 120 0 Z" fill="#4a4480" />
      <path d="M596 744 l18 -26 l14 9 l-14 34 Z" fill="#6a62a4" />
      <path d="M580 832 h20 v34 h-20 Z" fill="#a3527a" />
    </Box>
  );
}
