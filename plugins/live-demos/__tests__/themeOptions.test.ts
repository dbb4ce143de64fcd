import { componentOptions, paletteOptions } from '../runtimes/themeOptions';

test('palettes get the color of text with each color', () => {
  expect(paletteOptions({ secondary: { main: '#ff9800' } })).toEqual({
    secondary: { main: '#ff9800', contrastText: 'rgba(0, 0, 0, 0.87)' },
  });
});

test('a component keeps what a dense page asks of it beside its other defaults', () => {
  const { MuiDataGrid, MuiButton } = componentOptions(
    { dense: true },
    { MuiDataGrid: { disableEval: true } },
  );
  expect(MuiDataGrid).toEqual({ defaultProps: { density: 'compact', disableEval: true } });
  expect(MuiButton).toEqual({ defaultProps: { size: 'small' } });
});
