import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

interface RevealButtonProps {
  readonly isRevealed: boolean;
  readonly onChange: (isRevealed: boolean) => void;
}

/** A toggle: its name stays the same, and `aria-pressed` has the state. */
export function RevealButton({ isRevealed, onChange }: RevealButtonProps) {
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show password"
        aria-pressed={isRevealed}
        onClick={() => onChange(!isRevealed)}
        // A click keeps the focus and the cursor in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isRevealed ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
}
