import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const ENTRIES = [
  { date: 'September 21', text: 'The reading room is open on Sundays again, from 10 to 4.' },
  { date: 'September 14', text: 'New in the tool library: a sewing machine and two sanders.' },
  { date: 'September 2', text: 'Children get their first library card as a sticker, too.' },
  { date: 'August 27', text: 'The elevator works again, after new cables and doors.' },
  { date: 'August 15', text: 'Return books at the ferry terminal, at any time of the day.' },
  { date: 'August 3', text: 'Our summer readers finished 1,204 books in six weeks.' },
  { date: 'July 19', text: 'Group rooms can be reserved for up to three hours.' },
  { date: 'July 8', text: 'The map collection moved to the second floor.' },
  { date: 'June 30', text: 'Evenings with local authors start in the fall.' },
];

const FIRST_COUNT = 1;
const MORE_COUNT = 4;

export function News() {
  const titleId = React.useId();
  const [count, setCount] = React.useState(FIRST_COUNT);
  const isComplete = count >= ENTRIES.length;
  const handleClick = () =>
    setCount(isComplete ? FIRST_COUNT : Math.min(count + MORE_COUNT, ENTRIES.length));
  return (
    <Box component="section" id="harborlight-news" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h6" sx={{ fontWeight: 700 }}>
        News
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ENTRIES.slice(0, count).map(({ date, text }) => (
          <Box component="li" key={date} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {date}
            </Typography>
            <Typography>{text}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={handleClick}>
          {isComplete ? 'Show only the latest' : 'Show older news'}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {count} of {ENTRIES.length} shown
        </Typography>
      </Box>
    </Box>
  );
}
