import { fireEvent, render, screen, within } from '@testing-library/react';
import { CONTROLS } from '../model/controls';
import type { Values } from '../types';
import Groups from '../theme/ThemeBuilder/Builder/Groups';

// jsdom draws nothing, so only hexadecimal colors are known.
beforeAll(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const all = new Set(CONTROLS.map(({ id }) => id));

function show(values: Values, available: ReadonlySet<string> = all) {
  const onChange = jest.fn();
  const { container } = render(
    <Groups values={values} available={available} onChange={onChange} />,
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

test('a palette keeps two colors', () => {
  const onChange = show({ 'chart.colors': ['#111111', '#222222'] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove color 1: Categorical palette' }));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(group('Charts').getAllByRole('button', { name: 'Add a color' })[0]!);
  expect(onChange.mock.calls[0][0].value).toEqual(['#111111', '#222222', '#222222']);
});
