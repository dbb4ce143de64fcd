import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';

export default function RefreshingPanel() {
  const [isLoading, setLoading] = React.useState(false);
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'Finish loading' : 'Load the prices'}
      </Button>
      <Box component="span" role="status" sx={{ ml: 1 }}>
        {isLoading ? 'Loading' : 'Up to date'}
      </Box>
      <Paper
        variant="outlined"
        role="region"
        aria-label="Prices"
        aria-busy={isLoading}
        sx={{ position: 'relative', p: 2, overflow: 'hidden' }}
      >
        <div>Single room: 90 €</div>
        <div>Double room: 130 €</div>
        <Backdrop
          open={isLoading}
          sx={{
            position: 'absolute',
            zIndex: 1,
            color: 'common.white',
            bgcolor: 'rgba(0,0,0,0.7)',
          }}
        >
          <CircularProgress color="inherit" size={32} />
        </Backdrop>
      </Paper>
    </Box>
  );
}
