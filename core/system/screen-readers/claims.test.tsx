import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as material from '@mui/material';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const hidden = visuallyHidden as SxProps<Theme>;

/** The parts of the computed style that hide an element. */
function hidingStyles(element: Element) {
  // jsdom drops `clip` with spaces between its values.
  const { position, width, height, overflow, whiteSpace } = getComputedStyle(element);
  return { position, width, height, overflow, whiteSpace };
}

describe('#basic', () => {
  test('The object shrinks the element to one pixel, clips it and positions it absolutely, so it needs no space in the layout', () => {
    expect(visuallyHidden).toMatchObject({
      width: '1px',
      height: '1px',
      clip: 'rect(0 0 0 0)',
      overflow: 'hidden',
      position: 'absolute',
    });
  });

  test('The same object works in `sx`, in `style` and in `styled`', () => {
    const Hidden = styled('span')({ ...visuallyHidden } as never);
    render(
      <>
        <Box component="span" data-testid="part" sx={hidden} />
        <span data-testid="part" style={visuallyHidden} />
        <Hidden data-testid="part" />
      </>,
    );
    const parts = screen.getAllByTestId('part').map(hidingStyles);
    expect(parts).toHaveLength(3);
    for (const styles of parts) {
      expect(styles).toEqual(parts[0]);
      expect(styles).toMatchObject({ position: 'absolute', width: '1px', height: '1px' });
    }
  });

  test("`display: 'none'`, `visibility: 'hidden'` and the attribute `hidden` hide the element from screen readers as well", () => {
    render(
      <>
        <button type="button">
          Save{' '}
          <Box component="span" sx={{ display: 'none' }}>
            the route
          </Box>
        </button>
        <button type="button">
          Print{' '}
          <Box component="span" sx={{ visibility: 'hidden' }}>
            the route
          </Box>
        </button>
        <button type="button">
          Share <span hidden>the route</span>
        </button>
        <button type="button">
          Copy{' '}
          <Box component="span" sx={hidden}>
            the route
          </Box>
        </button>
      </>,
    );
    for (const name of ['Save', 'Print', 'Share', 'Copy the route']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });
});

describe('#context', () => {
  test('Hidden text inside a link becomes part of its name', () => {
    for (const isFirst of [false, true]) {
      const context = (
        <Box component="span" sx={hidden}>
          {isFirst ? 'Night train: ' : ' of the night train'}
        </Box>
      );
      const { unmount } = render(
        <a href="/rome">
          {isFirst && context}Timetable{!isFirst && context}
        </a>,
      );
      const name = isFirst ? 'Night train: Timetable' : 'Timetable of the night train';
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
      unmount();
    }
  });

  test('An `aria-label` replaces the visible text instead of adding to it', () => {
    render(
      <a href="/rome" aria-label="Vienna to Rome">
        Timetable
        <Box component="span" sx={hidden}>
          of the night train
        </Box>
      </a>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Vienna to Rome');
  });
});

describe('#inputs', () => {
  test('The input keeps its role, its name and its keyboard support', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <label>
        <Box component="input" type="checkbox" sx={hidden} onChange={onChange} />
        Window seat
      </label>,
    );
    const input = screen.getByRole('checkbox', { name: 'Window seat' });
    await user.tab();
    expect(input).toHaveFocus();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(input).toBeChecked();
  });

  test('`Rating` and `Slider` hide their inputs the same way', () => {
    render(
      <>
        <Rating name="stars" defaultValue={2} />
        <Slider aria-label="Volume" defaultValue={30} />
      </>,
    );
    const radios = screen.getAllByRole('radio');
    expect(radios.length).toBeGreaterThan(4);
    for (const radio of radios) {
      expect(hidingStyles(radio)).toMatchObject({ position: 'absolute', width: '1px' });
    }
    const slider = screen.getByRole('slider');
    expect(hidingStyles(slider)).toMatchObject({ position: 'absolute', overflow: 'hidden' });
  });
});

describe('#troubleshooting', () => {
  test('The object sets no `top` and `left`', () => {
    for (const side of ['top', 'left', 'right', 'bottom', 'inset', 'insetInlineStart']) {
      expect(visuallyHidden).not.toHaveProperty(side);
    }
  });

  test('The object is nested and treated as a selector', () => {
    const nested = cssOf(<Box sx={{ visuallyHidden } as SxProps<Theme>} />);
    expect(nested).toMatch(/& visuallyHidden\{/);
    expect(nested).not.toMatch(/&\{/);
    expect(cssOf(<Box sx={hidden} />)).toMatch(/^&\{/);
  });

  test('In `sx`, the number 1 is `100%`', () => {
    expect(cssOf(<Box sx={{ ...visuallyHidden, width: 1 } as SxProps<Theme>} />)).toContain(
      'width:100%',
    );
    expect(cssOf(<Box sx={{ ...visuallyHidden, height: 1 } as SxProps<Theme>} />)).toContain(
      'height:100%',
    );
    expect(cssOf(<Box sx={hidden} />)).toContain('width:1px');
  });

  test('In Testing Library, `toBeVisible` accepts the text', () => {
    render(
      <Box component="span" sx={hidden}>
        Old price
      </Box>,
    );
    expect(screen.getByText('Old price')).toBeVisible();
  });
});

describe('#api', () => {
  test('In version 6, it is not exported from `@mui/material`', () => {
    expect(Object.keys(material)).toContain('Box');
    expect(Object.keys(material)).not.toContain('visuallyHidden');
  });
});
