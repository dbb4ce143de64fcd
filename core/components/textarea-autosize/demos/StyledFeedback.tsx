import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const Feedback = styled(TextareaAutosize)(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1.5),
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 12,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function StyledFeedback() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Box component="label" htmlFor="feedback" sx={{ display: 'block', mb: 1 }}>
        What can we improve?
      </Box>
      <Feedback id="feedback" minRows={3} defaultValue="The map loads slowly on the train." />
    </Box>
  );
}
