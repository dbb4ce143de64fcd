import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

const show = (props: TabsProps) =>
  render(
    <Tabs {...props}>
      <Tab label="One" />
      <Tab label="Two" />
      <Tab label="Three" />
    </Tabs>,
  );
const selected = () =>
  screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected') === 'true');

afterEach(() => jest.restoreAllMocks());

describe('#panels', () => {
  test('The value of a tab without a `value` prop is its index, starting at 0', async () => {
    const onChange = jest.fn();
    show({ value: 0, onChange: (_, value: number) => onChange(value) });
    expect(selected()).toEqual([true, false, false]);
    await userEvent.click(screen.getByText('Three'));
    expect(onChange).toHaveBeenCalledWith(2);
  });

  test('To select no tab, use `value={false}`', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show({ value: false });
    expect(selected()).toEqual([false, false, false]);
    expect(report).not.toHaveBeenCalled();
  });

  test("Don't wrap tabs in a fragment: `Tabs` only supports tabs as direct children", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Tabs value={1}>
        <>
          <Tab label="One" />
          <Tab label="Two" />
        </>
      </Tabs>,
    );
    expect(selected()).not.toContain(true);
    expect(report).toHaveBeenCalled();
  });
});

describe('#scroll', () => {
  test('`scrollButtons="auto"`, the default, shows the arrows when they are needed, but not below the `sm` breakpoint, 600 pixels', () => {
    const rules = () => {
      const root = document.querySelector('.MuiTabs-root')!.classList[1]!;
      return [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
        .filter((text) => text.includes(`.${root} .MuiTabs-scrollButtons`));
    };
    const { unmount } = show({ value: 0, variant: 'scrollable', allowScrollButtonsMobile: true });
    expect(rules()).toEqual([]);
    unmount();
    show({ value: 0, variant: 'scrollable' });
    const [rule, ...rest] = rules();
    expect(rest).toEqual([]);
    expect(rule).toMatch(/max-width: ?599.95px.*display: none/s);
  });

  test('If there are only a few tabs, `variant="fullWidth"` divides the available width among them, and `centered` centers them', () => {
    const { rerender, container } = show({ value: 0, variant: 'fullWidth' });
    expect(screen.getAllByRole('tab')[0]).toHaveClass('MuiTab-fullWidth');
    rerender(
      <Tabs value={0} centered>
        <Tab label="One" />
      </Tabs>,
    );
    expect(container.querySelector('.MuiTabs-centered')).not.toBeNull();
  });

  test("You can't combine `centered` with `scrollable`", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show({ value: 0, variant: 'scrollable', centered: true });
    expect(report.mock.calls[0]?.[0]).toContain('`centered={true}` and `variant="scrollable"`');
  });
});

describe('#variants', () => {
  test('With `component="a"` and `href`, a tab is a link', () => {
    render(
      <Tabs value={false}>
        <Tab component="a" href="/prices" label="Prices" />
      </Tabs>,
    );
    expect(screen.getByText('Prices').tagName).toBe('A');
    expect(screen.getByText('Prices')).toHaveAttribute('href', '/prices');
  });

  test('Without `tabIndex={0}`, only the active link can be reached by keyboard', async () => {
    const links = (tabIndex?: number) =>
      render(
        <Tabs value="/rooms" slotProps={{ list: { role: undefined } }}>
          {['/rooms', '/prices'].map((href) => (
            <Tab
              key={href}
              component="a"
              href={href}
              value={href}
              label={href}
              role={undefined}
              aria-selected={undefined}
              {...(tabIndex === undefined ? {} : { tabIndex })}
            />
          ))}
        </Tabs>,
      );
    const { unmount } = links();
    await userEvent.tab();
    expect(screen.getByText('/rooms')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    expect(screen.getByText('/prices')).not.toHaveFocus();
    unmount();
    links(0);
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByText('/prices')).toHaveFocus();
  });
});

describe('#accessibility', () => {
  test('The arrow keys move focus, and <kbd>Home</kbd> and <kbd>End</kbd> move to the first and the last tab', async () => {
    show({ value: 1 });
    await userEvent.tab();
    expect(screen.getByText('Two')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Three')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('One')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('Three')).toHaveFocus();
  });

  test('With `selectionFollowsFocus`, moving focus to a tab selects it immediately', async () => {
    const onChange = jest.fn();
    show({
      value: 0,
      selectionFollowsFocus: true,
      onChange: (_, value: number) => onChange(value),
    });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith(1);
  });
});

describe('#troubleshooting', () => {
  test('No tab has this value', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show({ value: 7 });
    expect(report.mock.calls[0]?.[0]).toContain(
      'The `value` provided to the Tabs component is invalid',
    );
  });
});
