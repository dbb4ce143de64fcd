import { ClassNames } from '@emotion/react';
import TextField from '@mui/material/TextField';

export default function EmotionLabels() {
  return (
    <ClassNames>
      {({ css }) => (
        <TextField
          label="Passport number"
          defaultValue="c4f12kx88"
          slotProps={{
            htmlInput: { className: css({ textTransform: 'uppercase', letterSpacing: 2 }) },
            inputLabel: { className: css({ fontWeight: 700 }) },
          }}
        />
      )}
    </ClassNames>
  );
}
