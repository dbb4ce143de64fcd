import * as React from 'react';
import { DateCalendar, DateField } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { button, input, print, setup, shown } from '@site/tests/problems/pickers';

function FieldWithReset(props: object) {
  const [value, setValue] = React.useState<unknown>(null);
  return (
    <>
      <DateField
        {...props}
        value={value as null}
        onChange={(date: unknown) => {
          if (print(date) !== 'invalid') {
            setValue(date);
          }
        }}
      />
      <button onClick={() => setValue(null)}>Reset</button>
    </>
  );
}

// Version 5 has an unfinished field with the same name, but no calendar with this name.
problem('null-keeps-half-typed-date', { needs: { DateField, DateCalendar } }, async (version) => {
  const { user } = setup(version, FieldWithReset);
  await user.click(input());
  await user.keyboard('04');
  await user.click(button('Reset'));
  const observed = shown() === '04/DD/YYYY';
  expect(['', 'MM/DD/YYYY', '04/DD/YYYY']).toContain(shown());
  return { observed, faulty: true, correct: false };
});

problem(
  'form-receives-half-typed-date',
  { needs: { DateField, DateCalendar } },
  async (version) => {
    const { container, user } = setup(version, (props: object) => (
      <form>
        <DateField {...props} enableAccessibleFieldDOMStructure={undefined} name="day" />
      </form>
    ));
    const section = container.querySelector<HTMLElement>('[contenteditable]');
    await user.click(section ?? container.querySelector('input')!);
    await user.keyboard('04');
    const sent = String(new FormData(container.querySelector('form')!).get('day'));
    return { observed: sent.replaceAll(/\p{Cf}/gu, ''), faulty: '04/DD/YYYY', correct: '' };
  },
);
