import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEBOUNCE_DELAY } from '@site/lib/browser/delays';
import { applySettings } from '../client/applySettings';
import { ThemeProvider } from '../client/ThemeProvider';
import ColorField from '../theme/Settings/Panel/ColorField';
import ThemeOptionsField from '../theme/Settings/Panel/ThemeOptionsField';
import { fakePen } from './fakePen';

jest.mock('@docusaurus/theme-common', () => ({
  ...jest.requireActual('@docusaurus/theme-common'),
  useColorMode: () => ({ colorModeChoice: null, setColorMode: () => {} }),
  // The original slot dispatches an event for each change, which jsdom cannot create.
  createStorageSlot: (name: string) => ({
    set: (text: string) => localStorage.setItem(name, text),
  }),
}));

const palette = () => document.documentElement.dataset.palette;

beforeEach(() => {
  localStorage.clear();
  fakePen();
  applySettings(document.documentElement, null);
  render(
    <ThemeProvider>
      <ColorField name="primary" label="Primary color" />
      <ThemeOptionsField />
    </ThemeProvider>,
  );
});

test('Enter applies a typed color and stores it', async () => {
  const field = screen.getByRole('textbox', { name: 'Primary color' });
  await userEvent.type(field, '#FFF{Enter}');
  expect(palette()).toBe('{"primary":{"main":"#ffffff"}}');
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toMatchObject({
    paletteColors: { primary: { main: '#ffffff' } },
  });
  expect(field).toHaveValue('#ffffff');
});

test('accepts a CSS color name', async () => {
  const field = screen.getByRole('textbox', { name: 'Primary color' });
  await userEvent.type(field, 'teal{Enter}');
  expect(palette()).toBe('{"primary":{"main":"#008080"}}');
  expect(field).toHaveValue('#008080');
});

test('an invalid color stays in the field with an error, and changes nothing', async () => {
  const field = screen.getByRole('textbox', { name: 'Primary color' });
  await userEvent.type(field, 'tael');
  await userEvent.tab();
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
    'The color “primary” cannot be “tael”. Write an opaque color of CSS, for example #0b6b75, rgb(11 107 117) or teal.',
  );
  expect(field).toHaveAccessibleDescription(/tael/);
  expect(field).toHaveValue('tael');
  expect(palette()).toBeUndefined();
});

test('an emptied field reports a missing “main”', async () => {
  const field = screen.getByRole('textbox', { name: 'Primary color' });
  await userEvent.type(field, '#112233{Enter}');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('no “main”');
  expect(palette()).toContain('#112233');
  await userEvent.click(screen.getByRole('button', { name: 'Default: Primary color' }));
  expect(screen.getAllByRole('alert')[0]).toBeEmptyDOMElement();
  expect(palette()).toBeUndefined();
});

test('a color picked by dragging is applied after a pause', async () => {
  jest.useFakeTimers();
  const picker = screen.getByLabelText('Pick: Primary color');
  fireEvent.change(picker, { target: { value: '#111111' } });
  fireEvent.change(picker, { target: { value: '#222222' } });
  act(() => jest.advanceTimersByTime(DEBOUNCE_DELAY - 1));
  expect(palette()).toBeUndefined();
  // The observer of the root element reports the change asynchronously.
  await act(async () => jest.advanceTimersByTime(1));
  expect(palette()).toBe('{"primary":{"main":"#222222"}}');
  jest.useRealTimers();
});

test('a color picked by dragging is applied when its field unmounts', () => {
  fireEvent.change(screen.getByLabelText('Pick: Primary color'), { target: { value: '#222222' } });
  expect(palette()).toBeUndefined();
  cleanup();
  expect(palette()).toBe('{"primary":{"main":"#222222"}}');
});

test('pasted theme options are applied, and the field shows the complete result', async () => {
  const field = screen.getByLabelText(/createTheme/);
  fireEvent.change(field, {
    target: { value: "createTheme({ spacing: 6, palette: { primary: { main: '#ABC' } } })" },
  });
  await userEvent.click(screen.getByText('Apply'));
  // The parser is loaded when it is first needed.
  await waitFor(() => expect(palette()).toBe('{"primary":{"main":"#aabbcc"}}'));
  expect(document.documentElement.dataset.spacing).toBe('6');
  expect(JSON.parse((field as HTMLTextAreaElement).value)).toEqual({
    spacing: 6,
    palette: { primary: { main: '#aabbcc' } },
  });
});

test('options with a field "vars" change nothing and show an error', async () => {
  const field = screen.getByLabelText(/createTheme/);
  fireEvent.change(field, { target: { value: '{ vars: {}, spacing: 4 }' } });
  await userEvent.click(screen.getByText('Apply'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/must not have a field “vars”/));
  expect(document.documentElement.dataset.spacing).toBeUndefined();
});
