import * as React from 'react';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as pro from '@mui/x-date-pickers-pro';
import ShopHoursFromTwoPickers from './demos/ShopHoursFromTwoPickers';
import ShopHoursInOneField from './demos/ShopHoursInOneField';

beforeAll(() => configure({ defaultHidden: true }));
/** The media query of a computer with a mouse. */
beforeAll(() => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes('pointer: fine'),
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

const user = () => userEvent.setup({ pointerEventsCheck: 0 });
const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');

describe('#', () => {
  test('It is not available in 7.28.3', () => {
    expect(
      Object.keys(pro).filter((name) => /(^|Desktop|Mobile|Static)TimeRangePicker/.test(name)),
    ).toEqual([]);
  });
});

describe('#two-pickers', () => {
  test('The popup of the second picker disables the times before the first', async () => {
    render(<ShopHoursFromTwoPickers />);
    await user().click(screen.getByRole('button', { name: 'Choose the closing time' }));
    const hours = within(screen.getByRole('listbox', { name: 'Select hours' }));
    expect(hours.getByRole('option', { name: '8 hours' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(
      hours.getByRole('option', { name: '10 hours' }).getAttribute('aria-disabled'),
    ).toBeNull();
  });

  test('If the opening time is set to a time after the closing time, the closing time stays the same and turns red', async () => {
    render(<ShopHoursFromTwoPickers />);
    const typist = user();
    await typist.click(inputs()[0]!);
    await typist.keyboard('19');
    expect(inputs()[1]!.value).toBe('18:00');
    expect(inputs()[1]!.getAttribute('aria-invalid')).toBe('true');
    expect(inputs()[0]!.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByText('Close at least 15 minutes after opening')).toBeTruthy();
  });
});

describe('#field', () => {
  test('If the end is before the start, the input turns red and shows the message', async () => {
    render(<ShopHoursInOneField />);
    const typist = user();
    await typist.click(inputs()[0]!);
    await typist.keyboard('19');
    expect(inputs()[0]!.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The shop closes before it opens')).toBeTruthy();
  });
});
