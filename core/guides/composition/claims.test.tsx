import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import FormControl from '@mui/material/FormControl';
import Input, { type InputProps } from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Tab, { type TabProps } from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

afterEach(() => jest.restoreAllMocks());

const mockConsole = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const printed = (report: jest.SpyInstance) => report.mock.calls.flat().join(' ');

interface AppLinkProps extends Omit<React.ComponentProps<'a'>, 'href' | 'ref'> {
  readonly to: string;
}

const AppLink = React.forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { to, ...props },
  ref,
) {
  return <a ref={ref} href={`#${to}`} data-to={to} {...props} />;
});

describe('#component', () => {
  test('The classes and styles stay the same', () => {
    for (const elements of [
      [
        <Paper key="1">A</Paper>,
        <Paper key="2" component="section">
          A
        </Paper>,
      ],
      [
        <Card key="1">A</Card>,
        <Card key="2" component="article">
          A
        </Card>,
      ],
      [
        <Typography key="1">A</Typography>,
        <Typography key="2" component="h3">
          A
        </Typography>,
      ],
      [
        <Button key="1">A</Button>,
        <Button key="2" component="span">
          A
        </Button>,
      ],
    ]) {
      const { container, unmount } = render(elements);
      const [first, second] = [...container.children];
      expect(second!.className).toBe(first!.className);
      expect(second!.tagName).not.toBe(first!.tagName);
      unmount();
    }
  });

  test('except that a [`Link`](../../components/links/index.mdx) rendered as a `button` gets the class `MuiLink-button` and styles that remove the look of a button', () => {
    for (const [component, isReset] of [
      ['button', true],
      ['span', false],
      ['a', false],
    ] as const) {
      const { unmount } = render(<Link component={component}>Fares</Link>);
      const link = screen.getByText('Fares');
      expect(link.tagName.toLowerCase()).toBe(component);
      expect(link.classList.contains('MuiLink-button')).toBe(isReset);
      expect(getComputedStyle(link).userSelect === 'none').toBe(isReset);
      expect(getComputedStyle(link).verticalAlign === 'middle').toBe(isReset);
      unmount();
    }
  });

  test("Props that the component doesn't use itself are passed to the new root, for example the `to` of a router link", () => {
    render(
      <>
        <Button component={AppLink} to="fares" variant="outlined">
          Fares
        </Button>
        <Typography component="time" dateTime="2026-03-09">
          March 9
        </Typography>
      </>,
    );
    const link = screen.getByText('Fares');
    expect(link).toHaveAttribute('data-to', 'fares');
    expect(link).not.toHaveAttribute('variant');
    expect(screen.getByText('March 9')).toHaveAttribute('datetime', '2026-03-09');
  });

  test('React treats an inline function as a new component in each render, so inputs inside lose their text and the focus', () => {
    const Outside = React.forwardRef<HTMLElement, React.HTMLAttributes<HTMLElement>>(
      function Outside(props, ref) {
        return <section ref={ref} {...props} />;
      },
    );
    function Form({ isInline }: { readonly isInline: boolean }) {
      const component = isInline
        ? (props: React.HTMLAttributes<HTMLElement>) => <section {...props} />
        : Outside;
      return (
        <Typography component={component}>
          <input aria-label="Name" />
        </Typography>
      );
    }
    for (const isInline of [true, false]) {
      const { rerender, unmount } = render(<Form isInline={isInline} />);
      const input = screen.getByLabelText<HTMLInputElement>('Name');
      input.focus();
      fireEvent.change(input, { target: { value: 'Ada' } });
      rerender(<Form isInline={isInline} />);
      expect(screen.getByLabelText('Name')).toHaveValue(isInline ? '' : 'Ada');
      expect(document.activeElement === screen.getByLabelText('Name')).toBe(!isInline);
      unmount();
    }
  });

  test('Components based on `ButtonBase`, such as `Button`, have `role="button"` on an element other than `<button>`, unless they have `href`, `to` or another role, such as `Tab`', () => {
    interface RouteLinkProps extends React.HTMLAttributes<HTMLAnchorElement> {
      readonly route: string;
    }
    const RouteLink = React.forwardRef<HTMLAnchorElement, RouteLinkProps>(function RouteLink(
      { route, ...props },
      ref,
    ) {
      return <a ref={ref} href={route} {...props} />;
    });
    render(
      <>
        <Button component="span">span</Button>
        <Button component={RouteLink} route="/fares">
          route
        </Button>
        <Button component={RouteLink} route="/fares" role={undefined}>
          no role
        </Button>
        <Button component="a" href="#fares">
          href
        </Button>
        <Button href="#fares">only href</Button>
        <Button component={AppLink} to="fares">
          to
        </Button>
        <Tab component="a" label="tab" href="#fares" />
      </>,
    );
    for (const name of ['span', 'route']) {
      expect(screen.getByText(name)).toHaveAttribute('role', 'button');
    }
    for (const name of ['no role', 'href', 'only href', 'to']) {
      expect(screen.getByText(name)).not.toHaveAttribute('role');
    }
    expect(screen.getByText('tab')).toHaveAttribute('role', 'tab');
  });

  const Cta = styled(Button)({ letterSpacing: '3px' });

  test('`as` is not a synonym: on a component created by `styled(Button)`, `as` replaces the whole button, including its behavior and styles', () => {
    render(
      <Cta as="a" href="#tickets">
        Buy
      </Cta>,
    );
    const link = screen.getByText('Buy');
    expect(link.tagName).toBe('A');
    expect(link).not.toHaveClass('MuiButton-root');
    expect(link).not.toHaveAttribute('tabindex');
    expect(getComputedStyle(link).letterSpacing).toBe('3px');
    expect(getComputedStyle(link).textTransform).toBe('');
  });

  test('`component` replaces only the element', () => {
    const Linked = Cta as typeof Button;
    render(
      <Linked component="a" href="#tickets">
        Buy
      </Linked>,
    );
    const link = screen.getByText('Buy');
    expect(link.tagName).toBe('A');
    expect(link).toHaveClass('MuiButton-root');
    expect(link).toHaveAttribute('tabindex', '0');
    expect(getComputedStyle(link).letterSpacing).toBe('3px');
    expect(getComputedStyle(link).textTransform).toBe('uppercase');
  });
});

describe('#refs', () => {
  test('In a [text field](../../components/text-fields/index.mdx), the root is a `<div>`, and `inputRef` refers to the input', () => {
    const root = React.createRef<HTMLDivElement>();
    const input = React.createRef<HTMLInputElement>();
    render(<TextField label="Name" ref={root} inputRef={input} />);
    expect(root.current).toBe(document.querySelector('.MuiTextField-root'));
    expect(root.current?.tagName).toBe('DIV');
    expect(input.current).toBe(screen.getByLabelText('Name'));
  });

  test("If the ref and the props go to different elements, the tooltip doesn't open, and an error in the console shows the reason", () => {
    const report = mockConsole();
    jest.useFakeTimers();
    const Same = React.forwardRef<HTMLElement, React.HTMLAttributes<HTMLElement>>(
      function Same(props, ref) {
        return (
          <b>
            <i ref={ref} data-testid="target" {...props} />
          </b>
        );
      },
    );
    const Split = React.forwardRef<HTMLElement>(function Split(_, ref) {
      return <i ref={ref} data-testid="target" />;
    });
    for (const [Child, opens] of [
      [Same, true],
      [Split, false],
    ] as const) {
      const { unmount } = render(
        <Tooltip title="Night trains">
          <Child />
        </Tooltip>,
      );
      fireEvent.mouseOver(screen.getByTestId('target'));
      React.act(() => jest.advanceTimersByTime(1000));
      expect(screen.queryByRole('tooltip') !== null).toBe(opens);
      expect(printed(report).includes('is not forwarding its props correctly')).toBe(!opens);
      unmount();
    }
    jest.useRealTimers();
  });
});

describe('#wrap', () => {
  const Passing = (props: TabProps) => <Tab {...props} />;
  const Closed = ({ label }: TabProps) => <Tab label={label} />;

  const selectIn = async (children: React.ReactNode) => {
    const onChange = jest.fn();
    const { unmount } = render(
      <Tabs value={0} onChange={(_, value) => onChange(value)}>
        <Tab label="First" />
        {children}
      </Tabs>,
    );
    await userEvent.click(screen.getByText('Second'));
    unmount();
    return onChange.mock.calls.flat();
  };

  test("A wrapped tab that doesn't pass them on can't be selected", async () => {
    expect(await selectIn(<Passing label="Second" />)).toEqual([1]);
    expect(await selectIn(<Closed label="Second" />)).toEqual([]);
  });

  test("Tabs in a Fragment can't be selected; an array works", async () => {
    expect(await selectIn([<Tab key="second" label="Second" />])).toEqual([1]);
    expect(
      await selectIn(
        <>
          <Tab label="Second" />
          <Tab label="Third" />
        </>,
      ),
    ).toEqual([]);
  });

  test('`RadioGroup`, `ToggleButtonGroup` and `ButtonGroup` use context, so their children can be in other elements and components', async () => {
    const onRadio = jest.fn();
    const onToggle = jest.fn();
    const SmallRadio = () => <Radio value="small" slotProps={{ input: { 'aria-label': 'S' } }} />;
    const ListToggle = () => <ToggleButton value="list">List</ToggleButton>;
    render(
      <>
        <RadioGroup onChange={(_, value) => onRadio(value)}>
          <div>
            <SmallRadio />
          </div>
        </RadioGroup>
        <ToggleButtonGroup exclusive onChange={(_, value) => onToggle(value)}>
          <div>
            <ListToggle />
          </div>
        </ToggleButtonGroup>
        <ButtonGroup variant="contained">
          <div>
            <Button>Save</Button>
          </div>
        </ButtonGroup>
      </>,
    );
    await userEvent.click(screen.getByLabelText('S'));
    expect(onRadio).toHaveBeenCalledWith('small');
    await userEvent.click(screen.getByText('List'));
    expect(onToggle).toHaveBeenCalledWith('list');
    expect(screen.getByText('Save')).toHaveClass('MuiButton-contained');
  });
});

describe('#mui-name', () => {
  test('Without `muiName`, `StepButton` puts the wrapped label into another `StepLabel`', () => {
    const Named = (props: StepLabelProps) => <StepLabel {...props} />;
    Named.muiName = 'StepLabel';
    const Unnamed = (props: StepLabelProps) => <StepLabel {...props} />;
    for (const [Label, count] of [
      [StepLabel, 1],
      [Named, 1],
      [Unnamed, 2],
    ] as const) {
      const { container, unmount } = render(
        <Step index={0}>
          <StepButton>
            <Label>Clay</Label>
          </StepButton>
        </Step>,
      );
      expect(container.querySelectorAll('.MuiStepLabel-root')).toHaveLength(count);
      unmount();
    }
  });

  test('A wrapped `Input` works without `muiName` in the browser, but in HTML from a server, the label of an input with a value is not moved up', () => {
    const Named = (props: InputProps) => <Input {...props} />;
    Named.muiName = 'Input';
    const Unnamed = (props: InputProps) => <Input {...props} />;
    const isRaised = (html: string) => html.includes('MuiInputLabel-shrink');
    for (const [Field, onServer] of [
      [Input, true],
      [Named, true],
      [Unnamed, false],
    ] as const) {
      const form = (
        <FormControl>
          <InputLabel>City</InputLabel>
          <Field value="Lisbon" readOnly />
        </FormControl>
      );
      // React 18 warns about layout effects, because jsdom looks like a browser.
      const report = mockConsole();
      expect(isRaised(renderToString(form))).toBe(onServer);
      report.mockRestore();
      const { container, unmount } = render(form);
      expect(isRaised(container.innerHTML)).toBe(true);
      unmount();
    }
  });
});

describe('#typescript', () => {
  test('The type of a component created by `styled` has no `component` prop, although the prop works', () => {
    const Title = styled(Typography)({ letterSpacing: '3px' });
    render(
      <>
        {/* @ts-expect-error The type has no `component`. */}
        <Title component="h4">Fares</Title>
      </>,
    );
    expect(screen.getByText('Fares').tagName).toBe('H4');
    expect(getComputedStyle(screen.getByText('Fares')).letterSpacing).toBe('3px');
  });
});

describe('#accessibility', () => {
  test('On elements other than their default, buttons, dividers and the parts of tables get a role, except for table cells', () => {
    const roleOf = (element: React.ReactElement) => {
      const { container, unmount } = render(element);
      const role = container.firstElementChild!.getAttribute('role');
      unmount();
      return role;
    };
    expect(roleOf(<Button component="span">Save</Button>)).toBe('button');
    expect(roleOf(<Divider component="div" />)).toBe('separator');
    expect(roleOf(<Table component="div" />)).toBe('table');
    expect(roleOf(<TableHead component="div" />)).toBe('rowgroup');
    expect(roleOf(<TableBody component="div" />)).toBe('rowgroup');
    expect(roleOf(<TableFooter component="div" />)).toBe('rowgroup');
    expect(roleOf(<TableRow component="div" />)).toBe('row');
    for (const element of [
      <TableCell key="" component="div" />,
      <Button key="">Save</Button>,
      <Divider key="" />,
      <Table key="" />,
      <Card key="" component="span" />,
      <Typography key="" component="span" />,
      <List key="" component="div" />,
      <Link key="" component="span" />,
    ]) {
      expect(roleOf(element)).toBeNull();
    }
  });

  test('and buttons react to <kbd>Enter</kbd> and <kbd>Space</kbd>', async () => {
    for (const [Component, calls] of [
      [Button, 2],
      [Link, 0],
      [Card, 0],
    ] as const) {
      const onClick = jest.fn();
      const element = React.createElement(
        Component as React.ElementType,
        { component: 'span', tabIndex: 0, onClick },
        'Save',
      );
      const { unmount } = render(element);
      React.act(() => screen.getByText('Save').focus());
      expect(screen.getByText('Save')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      expect(onClick).toHaveBeenCalledTimes(calls);
      unmount();
    }
  });
});

describe('#troubleshooting', () => {
  test("One of the components in the table of [Pass a ref](#refs) received an element or a component that doesn't accept a `ref`", () => {
    const Plain = (props: React.HTMLAttributes<HTMLElement>) => <i {...props} />;
    const report = mockConsole();
    render(<Button component={Plain}>Save</Button>);
    expect(printed(report)).toContain('Function components cannot be given refs');
    expect(printed(report)).toContain('Expected an element type that can hold a ref');
    report.mockClear();
    render(
      <Tooltip title="Night trains">
        <Plain>Platform</Plain>
      </Tooltip>,
    );
    expect(printed(report)).toContain('Expected an element that can hold a ref');
  });

  test('With React 18 and `react-is` 19, the message is missing,', () => {
    expect(React.version).toMatch(/^18\./);
    const report = mockConsole();
    render(
      <Tabs value={false}>
        <>
          <Tab label="First" />
        </>
      </Tabs>,
    );
    expect(report).not.toHaveBeenCalled();
  });
});
