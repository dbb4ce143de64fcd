import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CHOICES, INTERACTIONS, VALUES, type Interaction, type Value } from './choices';

export default function FindAComponent() {
  const [value, setValue] = React.useState<Value>('date');
  const [interaction, setInteraction] = React.useState<Interaction>('popup');
  const choice = CHOICES[value][interaction];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%' }}>
        <Question name="What do people enter?" options={VALUES} value={value} onChange={setValue} />
        <Question
          name="How do they enter it?"
          options={INTERACTIONS}
          value={interaction}
          onChange={setInteraction}
        />
        <Typography role="status">
          {choice ? `${choice.name} (${choice.plan})` : 'This version has no such component.'}
        </Typography>
        <Box sx={{ maxWidth: '100%', minHeight: 400, overflowX: 'auto', pt: 1 }}>
          {choice?.render(dayjs('2025-05-01T09:00'))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

interface QuestionProps<Option extends string> {
  name: string;
  options: Record<Option, string>;
  value: Option;
  onChange: (value: Option) => void;
}

function Question<Option extends string>({
  name,
  options,
  value,
  onChange,
}: QuestionProps<Option>) {
  const id = React.useId();
  return (
    <div>
      <Typography id={id} variant="body2" gutterBottom>
        {name}
      </Typography>
      <ToggleButtonGroup
        aria-labelledby={id}
        exclusive
        size="small"
        value={value}
        onChange={(_, next: Option | null) => next !== null && onChange(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {(Object.keys(options) as Option[]).map((option) => (
          <ToggleButton key={option} value={option}>
            {options[option]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
