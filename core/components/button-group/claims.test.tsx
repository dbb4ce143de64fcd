import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { alpha, createTheme, ThemeProvider } from '@mui/material/styles';

const show = (props: ButtonGroupProps = {}) =>
  render(
    <ButtonGroup {...props}>
      <Button>Load</Button>
      <Button>Save</Button>
      <Button>Send</Button>
    </ButtonGroup>,
  );
const button = (name: string) => screen.getByText(name);
const positionOf = (name: string) =>
  ['firstButton', 'middleButton', 'lastButton'].filter((position) =>
    button(name).classList.contains(`MuiButtonGroup-${position}`),
  );

describe('#basic', () => {
  test('The group renders a `<div role="group">`', () => {
    for (const orientation of ['horizontal', 'vertical'] as const) {
      const { unmount } = show({ orientation });
      expect(screen.getByRole('group').tagName).toBe('DIV');
      unmount();
    }
  });
});

describe('#appearance', () => {
  test('The default variant is `outlined`', () => {
    show();
    render(<Button>Alone</Button>);
    expect(screen.getByRole('group')).toHaveClass('MuiButtonGroup-outlined');
    for (const name of ['Load', 'Save', 'Send']) {
      expect(button(name)).toHaveClass('MuiButton-outlined');
    }
    expect(button('Alone')).toHaveClass('MuiButton-text');
  });

  test('A prop on a button overrides the prop of the group', () => {
    render(
      <ButtonGroup variant="contained" size="large" color="success" disableElevation>
        <Button variant="text" size="small" color="error" disableElevation={false}>
          Custom
        </Button>
        <Button>Normal</Button>
      </ButtonGroup>,
    );
    expect(button('Custom')).toHaveClass(
      'MuiButton-text',
      'MuiButton-sizeSmall',
      'MuiButton-colorError',
    );
    expect(button('Custom')).not.toHaveClass('MuiButton-disableElevation');
    expect(button('Normal')).toHaveClass(
      'MuiButton-contained',
      'MuiButton-sizeLarge',
      'MuiButton-colorSuccess',
      'MuiButton-disableElevation',
    );
  });

  test('In text and contained groups, the lines between the buttons have the color of the group, even beside a button of another color', () => {
    const { palette } = createTheme();
    const lineOf = (variant: 'text' | 'contained', color: 'success' | 'secondary' | 'inherit') => {
      const { unmount } = render(
        <ButtonGroup variant={variant} color={color}>
          <Button color="error">Reject</Button>
          <Button>Approve</Button>
        </ButtonGroup>,
      );
      const styles = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter(
          (rule): rule is CSSStyleRule =>
            rule instanceof CSSStyleRule &&
            rule.selectorText.includes('MuiButtonGroup-firstButton') &&
            button('Reject').matches(rule.selectorText),
        )
        .map(({ style }) => style);
      unmount();
      const last = (property: string) =>
        styles
          .map((style) => style.getPropertyValue(property))
          .filter(Boolean)
          .at(-1);
      return { line: last('border-right'), color: last('border-color') };
    };
    for (const color of ['success', 'secondary'] as const) {
      expect(lineOf('contained', color).color).toBe(palette[color].dark);
      expect(lineOf('text', color).color).toBe(alpha(palette[color].main, 0.5));
    }
    expect(lineOf('contained', 'inherit')).toEqual({ line: `1px solid ${palette.grey[400]}` });
    expect(lineOf('text', 'inherit')).toEqual({ line: '1px solid rgba(0, 0, 0, 0.23)' });
  });

  test('The values of the group, including its defaults, take precedence over the `defaultProps` of `MuiButton` in the theme', () => {
    const theme = createTheme({
      components: {
        MuiButton: { defaultProps: { variant: 'contained', color: 'error', size: 'large' } },
      },
    });
    render(
      <ThemeProvider theme={theme}>
        <ButtonGroup>
          <Button>Grouped</Button>
        </ButtonGroup>
        <ButtonGroup size="small">
          <Button>Small</Button>
        </ButtonGroup>
        <Button>Alone</Button>
      </ThemeProvider>,
    );
    expect(button('Grouped')).toHaveClass(
      'MuiButton-outlined',
      'MuiButton-colorPrimary',
      'MuiButton-sizeMedium',
    );
    expect(button('Small')).toHaveClass('MuiButton-sizeSmall');
    expect(button('Alone')).toHaveClass(
      'MuiButton-contained',
      'MuiButton-colorError',
      'MuiButton-sizeLarge',
    );
  });
});

describe('#icons', () => {
  test("Don't use `IconButton` in a group: it ignores the `variant`, `size`, `color` and `disabled` of the group", () => {
    const icon = <IconButton aria-label="Icon">+</IconButton>;
    const { unmount } = render(icon);
    const { className: alone } = screen.getByLabelText('Icon');
    unmount();
    render(
      <ButtonGroup variant="contained" size="large" color="error" disabled>
        {icon}
        <Button>Normal</Button>
      </ButtonGroup>,
    );
    expect(screen.getByLabelText('Icon').className).toBe(alone);
    expect(screen.getByLabelText('Icon')).toBeEnabled();
    expect(button('Normal')).toBeDisabled();
  });

  test('`disabled` on the group disables all its buttons, and `disabled={false}` on a button enables this button again', () => {
    const { unmount } = show({ disabled: true });
    for (const name of ['Load', 'Save', 'Send']) {
      expect(button(name)).toBeDisabled();
    }
    unmount();
    render(
      <ButtonGroup disabled>
        <Button disabled={false}>Load</Button>
        <Button disabled={undefined}>Save</Button>
      </ButtonGroup>,
    );
    expect(button('Load')).toBeEnabled();
    expect(button('Save')).toBeDisabled();
  });

  test('[`loading`](../buttons/index.mdx#loading) is a prop of the button: it shows a spinner and disables only this button', () => {
    // @ts-expect-error The group has no such prop.
    const props: ButtonGroupProps = { loading: true };
    expect(props).toBeDefined();
    for (const loading of [true, false]) {
      const { unmount } = render(
        <ButtonGroup>
          <Button loading={loading}>Load</Button>
          <Button>Save</Button>
        </ButtonGroup>,
      );
      expect(screen.queryAllByRole('progressbar')).toHaveLength(loading ? 1 : 0);
      expect(screen.getAllByRole<HTMLButtonElement>('button').map((it) => it.disabled)).toEqual([
        loading,
        false,
      ]);
      unmount();
    }
  });
});

describe('#split-button', () => {
  test('In the group, it counts as the last button, so the arrow loses its round corners', () => {
    for (const isInside of [false, true]) {
      const { unmount } = render(
        <ButtonGroup>
          <Button>Download</Button>
          <Button>Arrow</Button>
          {isInside && <Menu open={false}>Formats</Menu>}
        </ButtonGroup>,
      );
      expect(positionOf('Arrow')).toEqual([isInside ? 'middleButton' : 'lastButton']);
      unmount();
    }
  });

  test('Buttons in a dialog that is rendered in a group become part of the group, too: they get its variant', () => {
    render(
      <ButtonGroup variant="contained">
        <Button>Open</Button>
        <Dialog open>
          <Button>Inside</Button>
        </Dialog>
      </ButtonGroup>,
    );
    expect(button('Inside')).toHaveClass('MuiButtonGroup-grouped', 'MuiButton-contained');
    expect(screen.getByRole('dialog')).toContainElement(button('Inside'));
  });
});

describe('#tooltips', () => {
  const Custom = ({ label }: { readonly label: string }) => (
    <div>
      <Button>{label}</Button>
    </div>
  );

  test('`Tooltip` and custom components can wrap a button: the button receives the values of the group and its position through React context', () => {
    render(
      <ButtonGroup variant="contained">
        <Tooltip title="Hint" describeChild>
          <Button>Load</Button>
        </Tooltip>
        <Custom label="Save" />
        <Tooltip title="Locked" describeChild>
          <span>
            <Button disabled>Send</Button>
          </span>
        </Tooltip>
      </ButtonGroup>,
    );
    expect(['Load', 'Save', 'Send'].flatMap(positionOf)).toEqual([
      'firstButton',
      'middleButton',
      'lastButton',
    ]);
    for (const name of ['Load', 'Save', 'Send']) {
      expect(button(name)).toHaveClass('MuiButton-contained', 'MuiButtonGroup-grouped');
    }
  });

  test('Buttons in a fragment share one child, and none of them is the first or the last', () => {
    const buttons = ['Load', 'Save', 'Send'].map((name) => <Button key={name}>{name}</Button>);
    const { unmount } = render(
      <ButtonGroup>
        <React.Fragment>{buttons}</React.Fragment>
      </ButtonGroup>,
    );
    expect(['Load', 'Save', 'Send'].flatMap(positionOf)).toEqual([]);
    unmount();
    render(<ButtonGroup>{buttons}</ButtonGroup>);
    expect(['Load', 'Save', 'Send'].flatMap(positionOf)).toEqual([
      'firstButton',
      'middleButton',
      'lastButton',
    ]);
  });

  test('`null` and `false` are ignored', () => {
    render(
      <ButtonGroup>
        {null}
        <Button>Load</Button>
        {false}
        <Button>Save</Button>
        {undefined}
      </ButtonGroup>,
    );
    expect(positionOf('Load')).toEqual(['firstButton']);
    expect(positionOf('Save')).toEqual(['lastButton']);
  });
});

describe('#customize', () => {
  test('A group with only one button has none of the position classes', () => {
    render(
      <ButtonGroup>
        <Button>Load</Button>
        {false}
      </ButtonGroup>,
    );
    expect(positionOf('Load')).toEqual([]);
    expect(button('Load')).toHaveClass('MuiButtonGroup-grouped');
  });
});

describe('#accessibility', () => {
  test("The arrow keys don't move between the buttons", async () => {
    for (const orientation of ['horizontal', 'vertical'] as const) {
      const { unmount } = show({ orientation });
      await userEvent.tab();
      expect(button('Load')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{End}');
      expect(button('Load')).toHaveFocus();
      await userEvent.tab();
      expect(button('Save')).toHaveFocus();
      unmount();
    }
  });

  test('The group has no name until you set `aria-label` or `aria-labelledby`', () => {
    const { unmount } = show();
    expect(screen.getByRole('group')).toHaveAccessibleName('');
    unmount();
    const labeled = show({ 'aria-label': 'File' });
    expect(screen.getByRole('group')).toHaveAccessibleName('File');
    labeled.unmount();
    render(<h2 id="heading">Documents</h2>);
    show({ 'aria-labelledby': 'heading' });
    expect(screen.getByRole('group')).toHaveAccessibleName('Documents');
  });
});

describe('#troubleshooting', () => {
  interface StepsProps {
    readonly isFirst?: boolean;
    readonly isLast?: boolean;
    readonly isDisabled?: boolean;
    readonly hasKeys?: boolean;
  }
  function Steps({ isFirst, isLast, isDisabled, hasKeys = true }: StepsProps) {
    const keyOf = (name: string) => (hasKeys ? name : undefined);
    return (
      <ButtonGroup>
        {isFirst && (
          <Button key={keyOf('first')} disabled={isDisabled}>
            First
          </Button>
        )}
        <Button key={keyOf('save')}>Save</Button>
        <Button key={keyOf('send')}>Send</Button>
        {isLast && <Button key={keyOf('last')}>Last</Button>}
      </ButtonGroup>
    );
  }
  const focusSend = () => React.act(() => button('Send').focus());

  test('The group uses the position as the key of each child, so all buttons after the change are mounted again', () => {
    for (const hasKeys of [true, false]) {
      for (const isFirst of [true, false]) {
        const { rerender, unmount } = render(<Steps hasKeys={hasKeys} isFirst={isFirst} />);
        const before = [button('Save'), button('Send')];
        focusSend();
        rerender(<Steps hasKeys={hasKeys} isFirst={!isFirst} />);
        expect(before[0]).not.toBeInTheDocument();
        expect(before[1]).not.toBeInTheDocument();
        expect(button('Send')).not.toHaveFocus();
        unmount();
      }
    }
  });

  test('Keep the button in the group and disable it, or add new buttons at the end', () => {
    for (const [from, to] of [
      [{}, { isLast: true }],
      [{ isFirst: true, isDisabled: true }, { isFirst: true }],
      [{ isFirst: true }, { isFirst: true, isDisabled: true }],
    ] satisfies [StepsProps, StepsProps][]) {
      const { rerender, unmount } = render(<Steps {...from} />);
      const before = button('Send');
      focusSend();
      rerender(<Steps {...to} />);
      expect(button('Send')).toBe(before);
      expect(before).toHaveFocus();
      unmount();
    }
  });
});
