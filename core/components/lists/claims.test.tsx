import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);

describe('#basic', () => {
  test('`List` renders a `<ul>`, and `ListItem` a `<li>`', () => {
    render(
      <List>
        <ListItem>Inbox</ListItem>
      </List>,
    );
    expect(screen.getByRole('list').tagName).toBe('UL');
    expect(screen.getByRole('listitem').tagName).toBe('LI');
  });

  test('`ListItemIcon` and `ListItemAvatar` are at least 56 pixels wide', () => {
    render(
      <>
        <ListItemIcon />
        <ListItemAvatar>
          <Avatar />
        </ListItemAvatar>
      </>,
    );
    expect(styleOf('.MuiListItemIcon-root').minWidth).toBe('56px');
    expect(styleOf('.MuiListItemAvatar-root').minWidth).toBe('56px');
  });

  test('`inset` on a `ListItemText` leaves the same space in rows without an icon', () => {
    render(<ListItemText inset primary="Text" />);
    expect(styleOf('.MuiListItemText-root').paddingLeft).toBe('56px');
  });
});

describe('#buttons', () => {
  test('The button is a `<div role="button">`', () => {
    render(<ListItemButton>Inbox</ListItemButton>);
    expect(screen.getByRole('button').tagName).toBe('DIV');
  });

  test('with `href`, it is a link', () => {
    render(<ListItemButton href="/inbox">Inbox</ListItemButton>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/inbox');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('`selected` changes only the background', () => {
    render(
      <>
        <ListItemButton>Inbox</ListItemButton>
        <ListItemButton selected>Sent</ListItemButton>
      </>,
    );
    const [plain, selected] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    const namesOf = (element: HTMLElement) => element.getAttributeNames().toSorted();
    expect(namesOf(selected)).toEqual(namesOf(plain));
    expect(getComputedStyle(selected).backgroundColor).not.toBe(
      getComputedStyle(plain).backgroundColor,
    );
    expect(getComputedStyle(selected).fontWeight).toBe(getComputedStyle(plain).fontWeight);
  });
});

describe('#secondary-action', () => {
  test('The row reserves 48 pixels for the action', () => {
    const { unmount } = render(<ListItem secondaryAction={<i />}>Text</ListItem>);
    expect(styleOf('.MuiListItem-root').paddingRight).toBe('48px');
    unmount();
    render(
      <ListItem disablePadding secondaryAction={<i />}>
        <ListItemButton>Text</ListItemButton>
      </ListItem>,
    );
    expect(styleOf('.MuiListItemButton-root').paddingRight).toBe('48px');
  });
});

describe('#subheaders', () => {
  test('It stays at the top while its group scrolls', () => {
    const { rerender } = render(<ListSubheader>May</ListSubheader>);
    expect(styleOf('.MuiListSubheader-root').position).toBe('sticky');
    expect(styleOf('.MuiListSubheader-root').top).toBe('0px');
    rerender(<ListSubheader disableSticky>May</ListSubheader>);
    expect(styleOf('.MuiListSubheader-root').position).not.toBe('sticky');
  });

  test('A subheader is a `<li>` without the role of a heading', () => {
    render(<ListSubheader>May</ListSubheader>);
    expect(screen.getByText('May').tagName).toBe('LI');
    expect(screen.getByText('May')).not.toHaveAttribute('role');
  });
});

describe('#appearance', () => {
  test('`dense` on the `List` applies to all rows: the padding above and below shrinks from 8 to 4 pixels, and the text to `body2`', () => {
    const list = (dense: boolean) => (
      <List dense={dense}>
        <ListItem>
          <ListItemText primary="Text" />
        </ListItem>
        <ListItemButton>Button</ListItemButton>
      </List>
    );
    const found = () => [
      styleOf('.MuiListItem-root').paddingTop,
      styleOf('.MuiListItemButton-root').paddingTop,
      /MuiTypography-(body\d)/.exec(screen.getByText('Text').className)?.[1],
    ];
    const { rerender } = render(list(false));
    expect(found()).toEqual(['8px', '8px', 'body1']);
    rerender(list(true));
    expect(found()).toEqual(['4px', '4px', 'body2']);
  });
});

describe('#accessibility', () => {
  test("Each `ListItemButton` is a tab stop; the arrow keys don't move between rows", async () => {
    render(
      <List>
        <ListItemButton>One</ListItemButton>
        <ListItemButton>Two</ListItemButton>
      </List>,
    );
    await userEvent.tab();
    expect(screen.getByText('One')).toHaveFocus();
    for (const key of ['ArrowDown', 'ArrowUp', 'End', 'ArrowRight']) {
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getByText('One')).toHaveFocus();
    }
    await userEvent.tab();
    expect(screen.getByText('Two')).toHaveFocus();
  });

  test('<kbd>Enter</kbd> and <kbd>Space</kbd> call `onClick` of the `ListItemButton`, but not the `onClick` of an element around it', async () => {
    const onRow = jest.fn();
    const onList = jest.fn();
    render(
      <List onClick={onList}>
        <ListItemButton onClick={onRow}>One</ListItemButton>
      </List>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onRow).toHaveBeenCalledTimes(2);
    expect(onList).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('One'));
    expect(onList).toHaveBeenCalledTimes(1);
  });

  test('A `ListItem` is not focusable, even with `onClick`', async () => {
    render(<ListItem onClick={() => {}}>Inbox</ListItem>);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('#troubleshooting', () => {
  test('The secondary text is a `<p>`', () => {
    render(<ListItemText primary="File" secondary="2 MB" />);
    expect(screen.getByText('2 MB').tagName).toBe('P');
    expect(screen.getByText('File').tagName).toBe('SPAN');
  });

  test("Change the element with `slotProps={{ secondary: { component: 'div' } }}`", () => {
    render(<ListItemText secondary="2 MB" slotProps={{ secondary: { component: 'div' } }} />);
    expect(screen.getByText('2 MB').tagName).toBe('DIV');
  });
});
