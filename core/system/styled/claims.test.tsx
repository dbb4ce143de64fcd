import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import Paper from '@mui/material/Paper';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { shouldForwardProp } from '@mui/system';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement, components = {}) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme({ components })}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

/** Renders an element without reporting errors, and returns the message of the error that it throws. */
function messageOf(create: () => React.ReactElement) {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(create());
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    report.mockRestore();
  }
}

/** Shows the names of its props. */
function Inner(props: Record<string, unknown>) {
  return <p>{Object.keys(props).sort().join()}</p>;
}

interface AnyProps {
  [name: string]: unknown;
}

describe('#styles', () => {
  test('Later styles override earlier ones', () => {
    const Row = styled('li')({ padding: 1 }, () => ({ padding: 2 }), { padding: 3 });
    expect(cssOf(<Row />)).toBe('&{padding:1px;padding:2px;padding:3px;}');
    const Outer = styled(Row)({ padding: 4 });
    expect(cssOf(<Outer />)).toMatch(/padding:3px;padding:4px;\}$/);
  });
});

describe('#variants', () => {
  type Tone = { tone?: string; ownerState?: object };

  test('Variants override the other styles of their object, whatever the order of the keys', () => {
    // `styled` replaces the styles in the list, so each component needs its own list.
    const getVariants = () => [{ props: { tone: 'late' }, style: { padding: 9 } }];
    const First = styled('p')<Tone>({ variants: getVariants(), padding: 1 });
    const Last = styled('p')<Tone>({ padding: 1, variants: getVariants() });
    const Computed = styled('p')<Tone>(() => ({ variants: getVariants(), padding: 1 }));
    for (const Text of [First, Last, Computed]) {
      expect(cssOf(<Text tone="late" />)).toBe('&{padding:1px;padding:9px;}');
      expect(cssOf(<Text tone="free" />)).toBe('&{padding:1px;}');
    }
    const Followed = styled('p')<Tone>({ variants: getVariants() }, { padding: 2 });
    expect(cssOf(<Followed tone="late" />)).toMatch(/padding:9px;padding:2px;\}$/);
  });

  test('Conditions also find values in `ownerState`', () => {
    const Text = styled('p')<Tone>({
      variants: [
        { props: { tone: 'late' }, style: { padding: 9 } },
        { props: (props: AnyProps) => props.tone === 'late', style: { margin: 9 } },
      ],
    } as never);
    expect(cssOf(<Text ownerState={{ tone: 'late' }} />)).toBe('&{padding:9px;margin:9px;}');
    expect(cssOf(<Text ownerState={{ tone: 'free' }} />)).not.toContain('9px');
  });
});

describe('#options', () => {
  test("With `name: 'AppSpot'` and `slot: 'Root'`, it ends with `AppSpot-root` in development", () => {
    const Plain = styled('p')({ padding: 1 });
    const Root = styled('p', { name: 'AppSpot', slot: 'Root' })({ padding: 1 });
    const Named = styled('p', { name: 'AppSpot' })({ padding: 1 });
    const Labeled = styled('p', { name: 'AppSpot', slot: 'Root', label: 'Spot' })({ padding: 1 });
    const { container } = render(
      <>
        <Plain />
        <Root />
        <Named />
        <Labeled />
      </>,
    );
    const [plain, root, named, labeled] = [...container.children].map(({ className }) => className);
    expect(plain).toMatch(/^css-[a-z\d]+$/);
    expect(root).toMatch(/^css-[a-z\d]+-AppSpot-root$/);
    expect(named).toMatch(/-AppSpot-root$/);
    expect(labeled).toMatch(/-Spot$/);
  });
});

describe('#should-forward-prop', () => {
  const attributesOf = (element: React.ReactElement) => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container, unmount } = render(element);
    const names = container.firstElementChild!.getAttributeNames().sort();
    unmount();
    report.mockRestore();
    return names;
  };

  test('Your `shouldForwardProp` replaces the default, so `ownerState` and `sx` reach the element', () => {
    const Own = styled('li', { shouldForwardProp: (prop) => prop !== 'isLate' })<AnyProps>({});
    const Default = styled('li')<AnyProps>({});
    const props = { isLate: true, ownerState: {}, sx: { p: 1 }, title: 'Bus' };
    expect(attributesOf(<Own {...props} />)).toEqual(['class', 'ownerstate', 'sx', 'title']);
    expect(attributesOf(<Default {...props} />)).toEqual(['class', 'title']);
  });

  test('Combine it with the default one:', () => {
    const Departure = styled('li', {
      shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'isLate',
    })<AnyProps>({ padding: 8 });
    const departure = <Departure isLate ownerState={{}} sx={{ p: 2 }} title="Bus" />;
    expect(attributesOf(departure)).toEqual(['class', 'title']);
    expect(cssOf(departure)).toBe('&{padding:8px;padding:16px;}');
  });

  test("With `slot`, a tag also receives props that aren't HTML attributes", () => {
    for (const slot of ['Root', 'Value']) {
      const Slot = styled('li', { name: 'AppSpot', slot })<AnyProps>({});
      expect(attributesOf(<Slot isLate="yes" ownerState={{}} />)).toEqual(['class', 'islate']);
    }
    const Plain = styled('li', { name: 'AppSpot' })<AnyProps>({});
    expect(attributesOf(<Plain isLate="yes" ownerState={{}} />)).toEqual(['class']);
  });
});

describe('#theme', () => {
  const components = {
    AppSpot: {
      styleOverrides: { root: { margin: 3 }, value: { margin: 4 } },
      variants: [{ props: { tone: 'late' }, style: { zIndex: 9 } }],
    },
  };
  const ownerState = { tone: 'late' };
  const rulesOf = (options: { name?: string; slot?: string; skipVariantsResolver?: boolean }) => {
    const Part = styled('p', options)<AnyProps>({ padding: 1 });
    return cssOf(<Part ownerState={ownerState} />, components);
  };

  test('Without `slot`, they have no effect, unless you set `overridesResolver`', () => {
    expect(rulesOf({ name: 'AppSpot', slot: 'Root' })).toContain('margin:3px');
    expect(rulesOf({ name: 'AppSpot', slot: 'Value' })).toContain('margin:4px');
    expect(rulesOf({ name: 'AppSpot' })).not.toContain('margin');
    expect(rulesOf({ slot: 'Root' })).not.toContain('margin');
    const overridesResolver = (_props: unknown, styles: Record<string, object>) => styles.value;
    expect(rulesOf({ name: 'AppSpot', overridesResolver } as object)).toContain('margin:4px');
  });

  test('`variants` of the theme apply to the root and to components without `slot`; for other slots, set `skipVariantsResolver: false`', () => {
    expect(rulesOf({ name: 'AppSpot', slot: 'Root' })).toContain('z-index:9');
    expect(rulesOf({ name: 'AppSpot' })).toContain('z-index:9');
    expect(rulesOf({ name: 'AppSpot', slot: 'Value' })).not.toContain('z-index');
    expect(rulesOf({ name: 'AppSpot', slot: 'Value', skipVariantsResolver: false })).toContain(
      'z-index:9',
    );
    expect(rulesOf({ name: 'AppSpot', slot: 'Root', skipVariantsResolver: true })).not.toContain(
      'z-index',
    );
  });

  test('The order is: your styles, `styleOverrides`, `variants` of the theme, `sx`', () => {
    const Spot = styled('p', { name: 'AppSpot', slot: 'Root' })<AnyProps>({ padding: 1 });
    expect(cssOf(<Spot ownerState={ownerState} sx={{ p: 2 }} />, components)).toBe(
      '&{padding:1px;margin:3px;z-index:9;padding:16px;}',
    );
  });

  test('Styles of a second `styled` around the component follow the overrides, so they win over the theme', () => {
    const Spot = styled('p', { name: 'AppSpot', slot: 'Root' })({ margin: 1 });
    const Outer = styled(Spot)({ margin: 5 });
    expect(cssOf(<Outer />, components)).toBe('&{margin:1px;margin:3px;margin:5px;}');
    const Panel = styled(Paper)({ borderRadius: 5 });
    const MuiPaper = { styleOverrides: { root: { borderRadius: 3 } } };
    expect(cssOf(<Panel />, { MuiPaper })).toMatch(/border-radius:3px;.*border-radius:5px;\}$/);
  });
});

describe('#sx', () => {
  test('In a chain of `styled` calls, `sx` is applied once, at the end', () => {
    const First = styled('p')({ padding: 1 });
    const Second = styled(First)({ padding: 2 });
    const Third = styled(Second)({ padding: 3 });
    expect(cssOf(<Third sx={{ p: 3 }} />)).toBe(
      '&{padding:1px;padding:2px;padding:3px;padding:24px;}',
    );
  });

  test("With `skipSx: true`, its styles are missing, and `sx` still isn't forwarded", () => {
    const Tag = styled('p', { skipSx: true })({ padding: 1 });
    const Component = styled(Inner, { skipSx: true })({ padding: 1 });
    expect(cssOf(<Tag sx={{ p: 2 }} />)).toBe('&{padding:1px;}');
    expect(cssOf(<Component sx={{ p: 2 }} />)).toBe('&{padding:1px;}');
    render(<Component sx={{ p: 2 }} />);
    expect(screen.getByText('className')).toBeInTheDocument();
  });
});

describe('#emotion', () => {
  test('The table compares `styled` of `@mui/material/styles` with that of `@emotion/styled`', () => {
    const themes: unknown[] = [];
    const record = ({ theme }: { theme: unknown }) => {
      themes.push(theme);
      return {};
    };
    const MuiProbe = styled('p')(record as never);
    const EmotionProbe = emotionStyled('p')(record as never);
    render(<MuiProbe />);
    render(<EmotionProbe />);
    expect(themes.at(0)).toHaveProperty('palette.primary.main');
    expect(themes.at(-1)).toEqual({});

    const props = { sx: { p: 2 }, as: Inner, ownerState: {}, extra: 1 } as AnyProps;
    const MuiInner = styled(Inner)({ padding: 1 }) as React.ElementType;
    const EmotionInner = emotionStyled(Inner)({ padding: 1 }) as React.ElementType;
    const EmotionTag = emotionStyled('p')({ padding: 1 }) as React.ElementType;
    const { unmount } = render(<MuiInner {...props} />);
    expect(screen.getByText('className,extra')).toBeInTheDocument();
    unmount();
    render(<EmotionInner {...props} theme={{}} />);
    expect(screen.getByText('as,className,extra,ownerState,sx')).toBeInTheDocument();
    expect(cssOf(<EmotionTag sx={{ p: 2 }} />)).toBe('&{padding:1px;}');

    const variants = [{ props: { tone: 'late' }, style: { color: 'red' } }];
    const EmotionVariants = emotionStyled('p')({ variants } as never) as React.ElementType;
    expect(cssOf(<EmotionVariants tone="late" />)).toContain('& variants');

    expect((styled as unknown as AnyProps).div).toBeUndefined();
    expect((emotionStyled as unknown as AnyProps).div).toBeInstanceOf(Function);

    const EmotionThemed = emotionStyled('p')(({ theme }) => ({
      color: (theme as { text?: string }).text,
    })) as React.ElementType;
    expect(cssOf(<EmotionThemed theme={{ text: 'red' }} />)).toBe('&{color:red;}');

    const EmotionNull = emotionStyled('p')({ padding: 1 }, null) as React.ElementType;
    expect(cssOf(<EmotionNull />)).toBe('&{padding:1px;}');
  });
});

describe('#troubleshooting', () => {
  const create = (style: unknown) => () => {
    const Part = styled('p')({ padding: 1 }, style as never);
    return <Part />;
  };

  test('An argument of the second call is `undefined` or `null`', () => {
    for (const value of [undefined, null]) {
      expect(messageOf(create(value))).toBe(
        `Cannot read properties of ${value} (reading '__emotion_real')`,
      );
    }
  });

  test('`false` is allowed', () => {
    expect(messageOf(create(false))).toBe('');
  });

  test('The component has a prop `theme`', () => {
    const Part = styled('p')({ padding: 1 }) as React.ElementType;
    expect(messageOf(() => <Part theme={createTheme()} />)).toMatch(
      /^Cannot assign to read only property 'theme' of object/,
    );
  });
});
