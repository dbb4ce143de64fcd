import { styled } from '@mui/material/styles';

const Label = styled('address')(({ theme }) => ({
  ...theme.typography.body1,
  fontStyle: 'normal',
  padding: theme.spacing(2, 3),
  borderInlineStart: `${theme.spacing(1)} solid ${theme.palette.primary.main}`,
  backgroundColor: theme.palette.action.hover,
  '& strong': { display: 'block', marginBottom: theme.spacing(0.5) },
}));

export default function ParcelLabel() {
  return (
    <Label>
      <strong>Parcel 7 of 12</strong>
      Ana Ruiz
      <br />
      18 Harbor Street, Porto
    </Label>
  );
}
