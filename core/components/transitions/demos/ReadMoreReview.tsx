import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function ReadMoreReview() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Collapse id="tent-review" in={isOpen} collapsedSize="3rem">
        <Typography>
          The tent stood up to two nights of wind and heavy rain. The poles are color-coded, so one
          person can pitch it in ten minutes. Only the pegs are too short for sand: pack longer ones
          if you camp at the sea.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={isOpen}
        aria-controls="tent-review"
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        Whole review
      </Button>
    </Box>
  );
}
