import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Badge from '@mui/material/Badge';
import BottomNavigation, { type BottomNavigationProps } from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const show = (props: BottomNavigationProps = {}) =>
  render(
    <BottomNavigation {...props}>
      <BottomNavigationAction label="One" />
      <BottomNavigationAction label="Two" value="two" />
      <BottomNavigationAction label="Three" />
    </BottomNavigation>,
  );
const actions = () => screen.getAllByRole('button');
const selected = () => actions().map((action) => action.classList.contains('Mui-selected'));
const opacityOf = (text: string) => getComputedStyle(screen.getByText(text)).opacity;

describe('#basic', () => {
  test('If an action has no `value`, its value is its index, starting at 0', () => {
    const { unmount } = show({ value: 2 });
    expect(selected()).toEqual([false, false, true]);
    unmount();
    show({ value: 0 });
    expect(selected()).toEqual([true, false, false]);
  });

  test('`onChange` receives the event and the value, even when users click the current action', async () => {
    const onChange = jest.fn();
    show({ value: 'two', onChange: (event, value) => onChange(event.type, value) });
    await userEvent.click(screen.getByText('Two'));
    expect(onChange).toHaveBeenLastCalledWith('click', 'two');
    await userEvent.click(screen.getByText('Three'));
    expect(onChange).toHaveBeenLastCalledWith('click', 2);
  });

  test('By default, only the current action shows its `label`; the other labels are transparent', () => {
    const { unmount } = show({ value: 0 });
    expect([opacityOf('One'), opacityOf('Two')]).toEqual(['1', '0']);
    unmount();
    show({ value: 0, showLabels: true });
    expect(opacityOf('Two')).toBe('1');
  });

  test('`showLabel` on an action takes precedence', () => {
    render(
      <BottomNavigation value={9} showLabels>
        <BottomNavigationAction label="One" showLabel={false} />
        <BottomNavigationAction label="Two" />
      </BottomNavigation>,
    );
    expect([opacityOf('One'), opacityOf('Two')]).toEqual(['0', '1']);
    render(
      <BottomNavigation value={9}>
        <BottomNavigationAction label="Three" showLabel />
        <BottomNavigationAction label="Four" />
      </BottomNavigation>,
    );
    expect([opacityOf('Three'), opacityOf('Four')]).toEqual(['1', '0']);
  });
});

describe('#fixed', () => {
  test('leave 56 pixels, the height of the bar,', () => {
    show();
    const bar = document.querySelector('.MuiBottomNavigation-root')!;
    expect(getComputedStyle(bar).height).toBe('56px');
  });
});

describe('#style', () => {
  test('If the badge shows a number, keep the label while the badge is hidden, because the button still contains the last number', async () => {
    const bar = (unread: number) => (
      <BottomNavigation>
        <BottomNavigationAction label="Chats" icon={<Badge badgeContent={unread} />} />
      </BottomNavigation>
    );
    const { rerender } = render(bar(3));
    rerender(bar(0));
    expect(screen.getByRole('button')).toHaveAccessibleName('3 Chats');
  });

  test('An action is between 80 and 168 pixels wide', () => {
    show();
    const { minWidth, maxWidth } = getComputedStyle(actions()[0]!);
    expect([minWidth, maxWidth]).toEqual(['80px', '168px']);
  });
});

describe('#accessibility', () => {
  test('The bar is a `<div>` without a role', () => {
    show();
    const bar = document.querySelector('.MuiBottomNavigation-root')!;
    expect(bar.tagName).toBe('DIV');
    expect(bar).not.toHaveAttribute('role');
  });

  test('Each action is a `<button>` and a tab stop; the arrow keys have no effect', async () => {
    show({ value: 0 });
    expect(actions()[0]?.tagName).toBe('BUTTON');
    await userEvent.tab();
    expect(actions()[0]).toHaveFocus();
    for (const key of ['ArrowRight', 'ArrowDown', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      expect(actions()[0]).toHaveFocus();
    }
    await userEvent.tab();
    expect(actions()[1]).toHaveFocus();
  });

  test('The current action is marked only by its color and size', () => {
    show({ value: 0, showLabels: true });
    const namesOf = (element: Element) => element.getAttributeNames().toSorted();
    expect(namesOf(actions()[0]!)).toEqual(namesOf(actions()[2]!));
  });

  test('Screen readers also read transparent labels, so an action with a `label` always has an accessible name', () => {
    show({ value: 0 });
    expect(screen.getByRole('button', { name: 'Two' })).toBeInTheDocument();
  });
});

describe('#troubleshooting', () => {
  test('the bar passes `value` and `onChange` only to its direct children', async () => {
    const onChange = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const wrap of ['fragment', 'element']) {
      const action = <BottomNavigationAction label="One" />;
      const { unmount } = render(
        <BottomNavigation value={0} onChange={onChange}>
          {wrap === 'fragment' ? <>{action}</> : <div>{action}</div>}
        </BottomNavigation>,
      );
      expect(selected()).toEqual([false]);
      await userEvent.click(screen.getByText('One'));
      unmount();
    }
    expect(onChange).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
