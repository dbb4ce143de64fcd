import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const YEARS = [
  { year: '1998', text: 'Two friends repair bikes in a garage.' },
  { year: '2009', text: 'The first shop opens.' },
  { year: '2021', text: 'Workshops in three towns.' },
];

export default function AlternatingHistory() {
  return (
    <Box
      component="ol"
      role="list"
      aria-label="Our history"
      sx={(theme) => ({
        listStyle: 'none',
        m: 0,
        p: 0,
        width: '100%',
        maxWidth: 480,
        '& > li': {
          pb: 2,
          paddingInlineStart: 2,
          borderInlineStart: '2px solid',
          borderColor: 'primary.main',
        },
        [theme.breakpoints.up('sm')]: {
          '& > li': { marginInlineStart: 'calc(50% - 2px)' },
          '& > li:nth-of-type(odd)': {
            boxSizing: 'border-box',
            width: '50%',
            marginInlineStart: 0,
            paddingInlineStart: 0,
            paddingInlineEnd: 2,
            borderInlineStart: 0,
            borderInlineEnd: '2px solid',
            borderColor: 'primary.main',
          },
        },
      })}
    >
      {YEARS.map(({ year, text }) => (
        <li key={year}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle1" component="h3">
              {year}
            </Typography>
            {text}
          </Paper>
        </li>
      ))}
    </Box>
  );
}
