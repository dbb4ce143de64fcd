import { fireEvent, screen } from '@testing-library/react';
import { MAX_CODE_LENGTH } from '../../shared/packedFiles';
import { copyLink } from '../theme/Demo/MoreMenu/copyLink';

/** Mocks the clipboard, which is unavailable on pages without https. */
const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

const writeText = jest.fn(async (_text: string) => {});

beforeEach(() => {
  location.hash = '';
  writeText.mockReset();
  setClipboard({ writeText });
});

test('copies the full address and puts the plain link in the address bar', async () => {
  expect(await copyLink('Orders', { variant: 'JS' })).toBe(true);
  expect(writeText).toHaveBeenCalledWith('http://localhost/#demo-Orders?variant=JS');
  expect(location.hash).toBe('#demo-Orders');
});

test('keeps the parameters of the address in the address bar', async () => {
  location.hash = '#demo-Orders?mode=dark';
  await copyLink('Orders', {});
  expect(location.hash).toBe('#demo-Orders?mode=dark');
  await copyLink('Invoices', {});
  expect(location.hash).toBe('#demo-Invoices');
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('Not allowed')) }],
  ['is missing', undefined],
])('when the clipboard %s, shows the address for manual copying', async (_what, clipboard) => {
  setClipboard(clipboard);
  expect(await copyLink('Orders', {})).toBe(false);
  expect(location.hash).toBe('#demo-Orders');
  expect(screen.getByRole('textbox')).toHaveValue('http://localhost/#demo-Orders');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('rejects code that the receiving page would reject', async () => {
  const noise = Array.from({ length: MAX_CODE_LENGTH }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 31 + index * 7919) % 8171)),
  ).join('');
  await expect(copyLink('Orders', { files: { 'Orders.tsx': noise } })).rejects.toThrow(
    /link is \d+ characters long, and some apps do not open links over 30000/,
  );
  expect(writeText).not.toHaveBeenCalled();
});
