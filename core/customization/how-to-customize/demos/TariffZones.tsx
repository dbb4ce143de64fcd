import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface ZoneProps {
  readonly zone: 'city' | 'coast' | 'islands';
}

const Zone = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'zone' && prop !== 'sx',
})<ZoneProps>(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  fontWeight: theme.typography.fontWeightMedium,
  variants: [
    {
      props: { zone: 'coast' },
      style: {
        backgroundColor: theme.palette.success.main,
        color: theme.palette.success.contrastText,
      },
    },
    {
      props: { zone: 'islands' },
      style: {
        backgroundColor: theme.palette.secondary.main,
        color: theme.palette.secondary.contrastText,
      },
    },
  ],
}));

export default function TariffZones() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Zone zone="city" label="City" />
      <Zone zone="coast" label="Coast" />
      <Zone zone="islands" label="Islands" sx={{ boxShadow: 3 }} />
    </Stack>
  );
}
