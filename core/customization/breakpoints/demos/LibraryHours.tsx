import { styled } from '@mui/material/styles';

const Hours = styled('dl')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  maxWidth: 480,
  margin: 0,
  '& dt': { fontWeight: theme.typography.fontWeightMedium },
  '& dd': { margin: theme.spacing(0, 0, 1) },
  [theme.breakpoints.down('sm')]: {
    borderInlineStart: `4px solid ${theme.palette.primary.main}`,
    paddingInlineStart: theme.spacing(2),
  },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderTop: `4px solid ${theme.palette.primary.main}`,
    paddingTop: theme.spacing(2),
  },
}));

export default function LibraryHours() {
  return (
    <Hours>
      <dt>Tuesday to Friday</dt>
      <dd>10:00 to 19:00</dd>
      <dt>Saturday</dt>
      <dd>10:00 to 14:00</dd>
      <dt>Reading room</dt>
      <dd>Daily until 22:00</dd>
    </Hours>
  );
}
