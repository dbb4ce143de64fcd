import { fireEvent, render, screen } from '@testing-library/react';
import PickersPlayground from './demos/PickersPlayground';

const setAddress = (search: string) => window.history.replaceState(null, '', `/${search}`);
const code = () => screen.getByLabelText('Code').textContent;

beforeEach(() => setAddress(''));

describe('#', () => {
  test('The code names only the props that you set.', () => {
    render(<PickersPlayground />);
    expect(code()).toContain('<DatePicker />');
    fireEvent.click(screen.getByLabelText('slotProps.field.clearable'));
    expect(code()).toContain('slotProps={{ field: { clearable: true } }}');
    fireEvent.click(screen.getByLabelText('slotProps.field.clearable'));
    fireEvent.change(screen.getByLabelText('closeOnSelect'), { target: { value: 'true' } });
    expect(code()).toContain('<DatePicker\n        closeOnSelect\n      />');
    fireEvent.change(screen.getByLabelText('closeOnSelect'), { target: { value: '' } });
    expect(code()).toContain('<DatePicker />');
  });

  test('Controls that the chosen picker does not have disappear, and their values with them.', () => {
    render(<PickersPlayground />);
    fireEvent.click(screen.getByLabelText('displayWeekNumber'));
    fireEvent.change(screen.getByLabelText('Picker'), { target: { value: 'TimePicker' } });
    expect(screen.queryByLabelText('displayWeekNumber')).toBeNull();
    expect(screen.getByLabelText('ampm')).not.toBeNull();
    fireEvent.change(screen.getByLabelText('orientation'), { target: { value: '"landscape"' } });
    fireEvent.change(screen.getByLabelText('Picker'), { target: { value: 'DateRangePicker' } });
    expect(screen.queryByLabelText('orientation')).toBeNull();
    expect(code()).toContain('<DateRangePicker />');
    fireEvent.change(screen.getByLabelText('Picker'), { target: { value: 'DatePicker' } });
    expect(code()).not.toContain('displayWeekNumber');
  });
});

describe('#share', () => {
  test('The address holds the picker, its variant and each value that you changed.', () => {
    render(<PickersPlayground />);
    fireEvent.change(screen.getByLabelText('Variant'), { target: { value: 'Static' } });
    fireEvent.change(screen.getByLabelText('slotProps.actionBar.actions'), {
      target: { value: '["clear"]' },
    });
    const query = new URLSearchParams(window.location.search);
    expect([...query]).toEqual([
      ['picker', 'DatePicker'],
      ['variant', 'Static'],
      ['slotProps.actionBar.actions', '["clear"]'],
    ]);
  });

  test('Whoever opens the address sees the same picker.', () => {
    setAddress('?picker=TimePicker&variant=Mobile&ampm=false&readOnly=true');
    render(<PickersPlayground />);
    expect(code()).toContain('<MobileTimePicker\n        readOnly\n        ampm={false}\n      />');
  });

  test('Names and values that the playground does not know are left out.', () => {
    setAddress('?picker=WeekPicker&onChange=alert&fixedWeekNumber=60&disabled=true');
    render(<PickersPlayground />);
    expect(code()).toContain('<DatePicker\n        disabled\n      />');
  });
});
