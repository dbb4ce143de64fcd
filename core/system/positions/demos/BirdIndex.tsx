import Box from '@mui/material/Box';

export default function BirdIndex() {
  return (
    <Box
      role="region"
      aria-label="Birds of the reserve"
      tabIndex={0}
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        height: 200,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="dl" sx={{ m: 0 }}>
        {GROUPS.map(({ letter, birds }) => (
          <div key={letter}>
            <Box
              component="dt"
              sx={{
                position: 'sticky',
                top: 0,
                px: 2,
                py: 0.5,
                fontWeight: 'bold',
                bgcolor: 'background.paper',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {letter}
            </Box>
            {birds.map((bird) => (
              <Box component="dd" key={bird} sx={{ m: 0, px: 2, py: 1 }}>
                {bird}
              </Box>
            ))}
          </div>
        ))}
      </Box>
    </Box>
  );
}

const GROUPS = [
  { letter: 'A', birds: ['Arctic tern', 'Avocet'] },
  { letter: 'B', birds: ['Barn owl', 'Bittern', 'Blackcap'] },
  { letter: 'C', birds: ['Chaffinch', 'Common crane', 'Curlew'] },
];
