import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { CONTROLS } from '../model/controls';
import type { Values } from '../types';
import MissingControls from '../theme/ThemeBuilder/Builder/MissingControls';
import Groups from '../theme/ThemeBuilder/Builder/Groups';

// jsdom draws nothing, so only hexadecimal colors are known.
beforeAll(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const charts = new Set(['chart.colors']);
const all = new Set(CONTROLS.map(({ id }) => id));

function show(values: Values, available: ReadonlySet<string> = all, minContrast = 4.5) {
  const onChange = jest.fn();
  const { container } = render(
    <Groups values={values} available={available} minContrast={minContrast} onChange={onChange} />,
  );
  container.querySelectorAll('details').forEach((group) => group.setAttribute('open', ''));
  return onChange;
}

const group = (name: string) => within(screen.getByRole('group', { name }));

test('every control has a label', () => {
  show({});
  expect(screen.queryByText(/^(?:grid|day|chart|tree)\.\w+$/)).toBeNull();
  for (const select of screen.getAllByRole('combobox')) {
    expect(select).toHaveAccessibleName();
  }
});

test('leaves out what the version lacks', () => {
  show({}, new Set(['grid.hover']));
  expect(screen.getByLabelText('Hovered row')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Charts' })).toBeNull();
});

test('marks a palette with too little contrast', () => {
  show({ 'light.text': '#cccccc' });
  const summary = screen.getByText('Light palette', { selector: 'summary' });
  expect(summary).toHaveTextContent(/\d+ below the minimum/);
  expect(screen.getByText('Dark palette', { selector: 'summary' })).toHaveTextContent(
    /^Dark palette$/,
  );
});

test('marks text by the chosen minimum', () => {
  const palette = new Set(['light.text']);
  show({ 'light.text': '#666666' }, palette);
  expect(screen.queryByText(/below 4.5/)).toBeNull();
  cleanup();
  show({ 'light.text': '#666666' }, palette, 7);
  expect(screen.getAllByText('5.74, below 7').length).toBeGreaterThan(0);
});

test('keeps the opacity when another color of the palette is chosen', () => {
  const onChange = show({ 'grid.hover': 'primary.main/12' });
  const grid = group('Data grid');
  fireEvent.change(grid.getByLabelText('Hovered row'), { target: { value: 'divider' } });
  fireEvent.change(grid.getByLabelText('Opacity of Hovered row in percent'), {
    target: { value: '150' },
  });
  fireEvent.click(grid.getByRole('button', { name: 'Default: Hovered row' }));
  expect(onChange.mock.calls.map(([{ id, value }]) => [id, value])).toEqual([
    ['grid.hover', 'divider/12'],
    ['grid.hover', 'primary.main'],
    ['grid.hover', undefined],
  ]);
});

test('accepts a color as text, and reports what is no color', () => {
  const onChange = show({});
  const field = group('Light palette').getByLabelText('Hexadecimal: Primary');
  fireEvent.change(field, { target: { value: '#abcd' } });
  fireEvent.blur(field);
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: '#ABC' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls[0][0]).toMatchObject({ id: 'light.primary', value: '#aabbcc' });
});

test('drops an invalid text when the value changes', () => {
  const palette = new Set(['light.primary']);
  const groups = (values: Values) => (
    <Groups values={values} available={palette} minContrast={4.5} onChange={() => {}} />
  );
  const { rerender } = render(groups({ 'light.primary': '#111111' }));
  const field = screen.getByLabelText('Hexadecimal: Primary');
  fireEvent.change(field, { target: { value: 'no color' } });
  fireEvent.blur(field);
  expect(field).toBeInvalid();
  rerender(groups({ 'light.primary': '#222222' }));
  expect(field).toHaveValue('#222222');
  expect(field).toBeValid();
});

test('chart colors can be typed', () => {
  const onChange = show({ 'chart.colors': ['#111111', '#222222'] }, charts);
  const field = screen.getByLabelText('Hexadecimal: Color 2: Categorical palette');
  fireEvent.change(field, { target: { value: '#ABCDEF' } });
  fireEvent.blur(field);
  expect(onChange.mock.calls[0][0].value).toEqual(['#111111', '#abcdef']);
});

test('offers distinct colors for the palette of charts', () => {
  const onChange = show({ 'chart.colors': ['#d32f2f', '#c62828', '#b71c1c'] }, charts);
  fireEvent.click(screen.getByRole('button', { name: /^Use 3 colors that stay distinct/ }));
  const { id, value } = onChange.mock.calls[0][0];
  expect(id).toBe('chart.colors');
  expect(value).toHaveLength(3);
});

test('a palette keeps two colors', () => {
  const onChange = show({ 'chart.colors': ['#111111', '#222222'] }, charts);
  fireEvent.click(screen.getByRole('button', { name: 'Remove color 1: Categorical palette' }));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(group('Charts').getAllByRole('button', { name: 'Add a color' })[0]!);
  expect(onChange.mock.calls[0][0].value).toEqual(['#111111', '#222222', '#222222']);
});

test('lists the values that a version cannot use', () => {
  const missing = (available: readonly string[]) => (
    <MissingControls
      version="v5"
      values={{ radius: 4, 'chart.lineWidth': 3, 'tree.indent': 20 }}
      available={new Set(available)}
      isOpen
    />
  );
  const { rerender } = render(missing(['radius', 'tree.line']));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Settings that do not exist in v5: 2\./);
  const text = (role: string) =>
    within(status)
      .getAllByRole(role)
      .map((each) => each.textContent);
  expect(text('term')).toEqual(['Charts', 'Tree view']);
  expect(text('definition')).toEqual(['Line width', 'Indentation']);
  rerender(missing(['radius', 'chart.lineWidth', 'tree.indent']));
  expect(status).toBeEmptyDOMElement();
});
