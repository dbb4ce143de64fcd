import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import NightsStayIcon from '@mui/icons-material/NightsStay';
import { NightSky } from './nightSky';

const FACTS = [
  { value: '14', label: 'telescopes on four continents' },
  { value: '310', label: 'clear nights in a year' },
  { value: '15 min', label: 'is the shortest booking' },
];

/** Beside the form in wide windows, and a low banner above it in narrow ones. */
export function NightPanel() {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        gridRow: { md: '1 / span 2' },
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 2, md: 3 },
        minHeight: { xs: 190, md: 0 },
        p: { xs: 2, sm: 4, md: 6 },
        // The night has the same colors in light and dark mode.
        color: '#fff',
        background: 'linear-gradient(180deg, #0b1033 0%, #23215f 48%, #6b3a73 84%, #8f4a66 100%)',
      }}
    >
      <NightSky />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <NightsStayIcon />
        <Typography sx={{ fontWeight: 700, fontSize: 18 }}>Dark Hours</Typography>
      </Box>
      <Typography
        sx={{
          maxWidth: 560,
          mt: { md: 8 },
          fontSize: { xs: 24, md: 48 },
          fontWeight: 800,
          lineHeight: 1.15,
          textWrap: 'balance',
          letterSpacing: '-0.02em',
        }}
      >
        The darkest skies, by the hour
      </Typography>
      <Box
        component="ul"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexWrap: 'wrap',
          gap: 4,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {FACTS.map(({ value, label }) => (
          <Box
            component="li"
            key={label}
            sx={{ maxWidth: 150, borderInlineStart: '2px solid #f7b7a3', paddingInlineStart: 2 }}
          >
            <Typography sx={{ fontSize: 24, fontWeight: 700, lineHeight: 1.2 }}>{value}</Typography>
            <Typography variant="body2">{label}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
