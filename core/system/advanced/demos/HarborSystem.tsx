import Button from '@mui/material/Button';
import { createBox, createStyled, createTheme, ThemeProvider } from '@mui/system';

const HARBOR_ID = '$$harbor';

const harborTheme = createTheme({
  palette: { sea: '#0b4f7d', foam: '#ffffff' },
  spacing: 6,
  shape: { borderRadius: 14 },
});

const HarborBox = createBox({
  themeId: HARBOR_ID,
  defaultTheme: harborTheme,
  defaultClassName: 'HarborBox-root',
});
const harborStyled = createStyled({ themeId: HARBOR_ID, defaultTheme: harborTheme });

const Berth = harborStyled('li')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `2px solid ${theme.palette.foam}`,
  borderRadius: theme.shape.borderRadius,
}));

export default function HarborSystem() {
  return (
    <div>
      <ThemeProvider themeId={HARBOR_ID} theme={harborTheme}>
        <HarborBox
          sx={{
            p: 3,
            bgcolor: 'sea',
            color: 'foam',
            borderRadius: 1,
            fontFamily: 'Georgia, serif',
          }}
        >
          Free berths
          <HarborBox
            component="ul"
            role="list"
            aria-label="Free berths"
            sx={{ display: 'flex', gap: 2, listStyle: 'none', m: 0, mt: 2, p: 0 }}
          >
            <Berth>B 12</Berth>
            <Berth>C 4</Berth>
            <Berth sx={{ bgcolor: 'foam', color: 'sea' }}>D 7</Berth>
          </HarborBox>
        </HarborBox>
      </ThemeProvider>
      <Button sx={{ mt: 1 }}>Button of Material</Button>
    </div>
  );
}
