import { render } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

problem('line-style-overrides-ignored', { needs: { LineChart } }, () => {
  const styleOverrides = { root: { strokeWidth: 7 } };
  const theme = createTheme({ components: { MuiLineElement: { styleOverrides } } } as object);
  render(
    <ThemeProvider theme={theme}>
      <LineChart
        width={400}
        height={300}
        skipAnimation
        xAxis={[{ data: [1, 2] }]}
        series={[{ data: [3, 5] }]}
      />
    </ThemeProvider>,
  );
  const line = document.querySelector('.MuiLineElement-root')!;
  return { observed: getComputedStyle(line).strokeWidth === '7', faulty: false, correct: true };
});
