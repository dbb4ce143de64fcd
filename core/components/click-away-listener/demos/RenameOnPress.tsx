import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function RenameOnPress() {
  const [name, setName] = React.useState('Greenhouse sensor 4');
  const [isEditing, setEditing] = React.useState(false);
  const [isRenamed, setRenamed] = React.useState(false);
  const finish = () => {
    setEditing(false);
    setRenamed(true);
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 56 }}>
      {isEditing ? (
        <ClickAwayListener mouseEvent="onMouseDown" onClickAway={finish}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              finish();
            }}
          >
            <TextField
              label="Name"
              value={name}
              onChange={(event) => setName(event.target.value)}
              autoFocus
              fullWidth
            />
          </form>
        </ClickAwayListener>
      ) : (
        // The focus returns to the button after the text field is removed.
        <Button autoFocus={isRenamed} onClick={() => setEditing(true)}>
          Rename {name || 'the sensor'}
        </Button>
      )}
    </Box>
  );
}
