import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';

export default function CloseByKeyboardToo() {
  const [field, setField] = React.useState('weight');
  const [isOpen, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeAndFocus = () => {
    close();
    buttonRef.current?.focus();
  };
  return (
    <ClickAwayListener onClickAway={close}>
      <Box
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) {
            close();
          }
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) {
            closeAndFocus();
          }
        }}
        sx={{ minHeight: 84 }}
      >
        <Button ref={buttonRef} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Parcels by {field}
        </Button>
        {isOpen && (
          <Box role="group" aria-label="Sort by" sx={{ border: 1, p: 0.5 }}>
            {['weight', 'zip code'].map((name) => (
              <Button
                key={name}
                variant={name === field ? 'contained' : 'text'}
                aria-pressed={name === field}
                onClick={() => {
                  setField(name);
                  closeAndFocus();
                }}
              >
                {name}
              </Button>
            ))}
          </Box>
        )}
      </Box>
    </ClickAwayListener>
  );
}
