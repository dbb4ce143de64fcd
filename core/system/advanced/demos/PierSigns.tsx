import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { compose, palette, spacing, style } from '@mui/system';

const lift = style({ prop: 'lift', cssProperty: 'boxShadow', themeKey: 'shadows' });
const signStyles = compose(spacing, palette, lift);

interface SignProps {
  readonly px?: number;
  readonly bgcolor?: string;
  readonly color?: string;
  readonly lift?: number;
}

const Sign = styled('p', {
  shouldForwardProp: (prop) => prop !== 'sx' && !signStyles.filterProps.includes(String(prop)),
})<SignProps>({ margin: 0, paddingBlock: 8, borderRadius: 4 }, signStyles);

export default function PierSigns() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', p: 1, typography: 'body1' }}
    >
      <Sign px={2} bgcolor="primary.main" color="primary.contrastText" lift={1}>
        Pier 1
      </Sign>
      <Sign px={4} bgcolor="success.main" color="success.contrastText" lift={4}>
        Pier 2
      </Sign>
      <Sign px={6} bgcolor="background.paper" color="text.primary" lift={8}>
        Pier 3
      </Sign>
    </Stack>
  );
}
