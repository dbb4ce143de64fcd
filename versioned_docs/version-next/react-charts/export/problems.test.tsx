import { useEffect } from 'react';
import { act, render } from '@testing-library/react';
import { BarChartPro, useChartProApiRef } from '@mui/x-charts-pro';
import { addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => addSvgPoints());

problem(
  'chart-image-export-without-height',
  { needs: { BarChartPro, useChartProApiRef } },
  async () => {
    // jsdom has no layout, so that each copy has a size of 0.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let body: CSSStyleDeclaration | undefined;
    let save: (() => unknown) | undefined;
    function Chart() {
      const apiRef = useChartProApiRef<'bar'>();
      useEffect(() => {
        const onBeforeExport = (iframe: HTMLIFrameElement) => {
          body = iframe.contentDocument!.body.style;
        };
        save = () => apiRef.current!.exportAsImage({ onBeforeExport });
      });
      return <BarChartPro apiRef={apiRef} width={400} height={300} series={[{ data: [1] }]} />;
    }
    render(<Chart />);
    await act(async () => void (await save!()));
    const { width, height } = body!;
    expect(width).toBe('fit-content');
    return { observed: height, faulty: '', correct: 'fit-content' };
  },
);
