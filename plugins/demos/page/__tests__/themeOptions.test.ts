import { componentOptions, paletteOptions } from '../runtimes/themeOptions';

test('adds the text color to each palette color', () => {
  expect(paletteOptions({ secondary: { main: '#ff9800' } })).toEqual({
    secondary: { main: '#ff9800', contrastText: 'rgba(0, 0, 0, 0.87)' },
  });
});

test('merges dense props with the other default props of a component', () => {
  const { MuiDataGrid, MuiButton } = componentOptions(
    { dense: true },
    { MuiDataGrid: { disableEval: true } },
  );
  expect(MuiDataGrid).toEqual({ defaultProps: { density: 'compact', disableEval: true } });
  expect(MuiButton).toEqual({ defaultProps: { size: 'small' } });
});
