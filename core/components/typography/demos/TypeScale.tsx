import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const VARIANTS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function TypeScale() {
  return (
    <Stack>
      {VARIANTS.map((variant) => (
        <Typography key={variant} variant={variant} component="div">
          {variant}
        </Typography>
      ))}
    </Stack>
  );
}
