import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro';
import { problem } from '@site/tests/problems';
import { input, setup } from '@site/tests/problems/pickers';

problem(
  'two-inputs-ignore-disabled-text-field',
  { needs: { MultiInputDateRangeField } },
  (version) => {
    setup(version, MultiInputDateRangeField, { slotProps: { textField: { disabled: true } } });
    return { observed: input().disabled, faulty: false, correct: true };
  },
);
