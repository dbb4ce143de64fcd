import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import { alpha } from '@mui/material/styles';
import Search from '@mui/icons-material/Search';

export default function SearchInBar() {
  return (
    <AppBar position="static" component="div" enableColorOnDark>
      <Toolbar>
        <Box sx={{ flexGrow: 1 }}>Parts</Box>
        <InputBase
          type="search"
          placeholder="Search parts"
          inputProps={{ 'aria-label': 'Search parts' }}
          startAdornment={
            <InputAdornment position="start" sx={{ color: 'inherit' }}>
              <Search />
            </InputAdornment>
          }
          sx={{
            color: 'inherit',
            px: 1,
            borderRadius: 1,
            width: { xs: 180, sm: 240 },
            bgcolor: (theme) => alpha(theme.palette.common.black, 0.2),
          }}
        />
      </Toolbar>
    </AppBar>
  );
}
