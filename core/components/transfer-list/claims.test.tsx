import * as React from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import AssignGuides from './demos/AssignGuides';
import OrderColumns from './demos/OrderColumns';
import SearchStations from './demos/SearchStations';
import SubmitAllergens from './demos/SubmitAllergens';

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const list = (name: string) => screen.getByRole('list', { name });
const rowsOf = (name: string) =>
  within(list(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('#basic', () => {
  test('`FormControlLabel` with a `Checkbox` is a row: a click anywhere on the text checks it', async () => {
    render(
      <List>
        <ListItem>
          <FormControlLabel label="Ines" control={<Checkbox />} />
        </ListItem>
      </List>,
    );
    await userEvent.click(screen.getByText('Ines'));
    expect(checkbox('Ines')).toBeChecked();
    await userEvent.click(screen.getByText('Ines'));
    expect(checkbox('Ines')).not.toBeChecked();
  });

  test('In the demo, a move also unchecks the rows', async () => {
    render(<AssignGuides />);
    await userEvent.click(checkbox('Ines'));
    await userEvent.click(checkbox('Lucia'));
    await userEvent.click(checkbox('Kemal'));
    await userEvent.click(screen.getByText('Add'));
    expect(rowsOf('Available')).toEqual(['Jonas']);
    expect(rowsOf('Sunday tour')).toEqual(['Kemal', 'Ines', 'Lucia']);
    expect(checkbox('Ines')).not.toBeChecked();
    expect(checkbox('Lucia')).not.toBeChecked();
    expect(checkbox('Kemal')).toBeChecked();
    await userEvent.click(screen.getByText('Remove'));
    expect(rowsOf('Available')).toEqual(['Jonas', 'Kemal']);
    expect(rowsOf('Sunday tour')).toEqual(['Ines', 'Lucia']);
    expect(checkbox('Kemal')).not.toBeChecked();
  });

  test('The buttons stay enabled and keep the focus', async () => {
    render(<AssignGuides />);
    for (const name of ['Add', 'Remove']) {
      await userEvent.click(checkbox(name === 'Add' ? 'Ines' : 'Kemal'));
      await userEvent.click(screen.getByText(name));
      expect(screen.getByText(name)).toBeEnabled();
      expect(screen.getByText(name)).toHaveFocus();
    }
  });

  test('explain what is missing if nothing is checked', async () => {
    render(<AssignGuides />);
    await userEvent.click(screen.getByText('Add'));
    expect(screen.getByRole('status')).toHaveTextContent('Check an available guide first');
    await userEvent.click(checkbox('Jonas'));
    expect(screen.getByRole('status')).toHaveTextContent('Checked: 1');
    await userEvent.click(screen.getByText('Remove'));
    expect(screen.getByRole('status')).toHaveTextContent('Check an assigned guide first');
    await userEvent.click(screen.getByText('Add'));
    expect(screen.getByRole('status')).toHaveTextContent('Moved: Jonas');
  });
});

describe('#search', () => {
  test('The clicked row is removed from its list, and its focus with it', async () => {
    function Rows() {
      const [names, setNames] = React.useState(['Linz', 'Porto']);
      return (
        <List>
          {names.map((name) => (
            <ListItem key={name}>
              <ListItemButton onClick={() => setNames(names.filter((other) => other !== name))}>
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      );
    }
    render(<Rows />);
    await userEvent.click(screen.getByText('Linz'));
    expect(screen.queryByText('Linz')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  test('The demo moves the focus to the list, which has `tabIndex={-1}`', async () => {
    render(<SearchStations />);
    await userEvent.click(screen.getByText('Bergen'));
    expect(list('Stations')).toHaveFocus();
    await userEvent.click(screen.getByText('Basel'));
    expect(list('Route')).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.click(screen.getByRole('textbox'));
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect(list('Stations')).toHaveFocus();
    }
    expect(rowsOf('Route')).toEqual(['Bergen', 'Aarhus', 'Basel']);
    expect(list('Route')).toHaveAttribute('tabindex', '-1');
  });

  test("Keep the chosen items in an array of ids, and the filter can't lose items that it hides", async () => {
    render(<SearchStations />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'b');
    expect(rowsOf('Stations')).toEqual(['Bergen', 'Bologna']);
    await userEvent.click(screen.getByText('Bergen'));
    await userEvent.clear(field);
    await userEvent.type(field, 'xyz');
    expect(rowsOf('Stations')).toEqual([]);
    expect(rowsOf('Route')).toEqual(['Basel', 'Bergen']);
    await userEvent.click(screen.getByText('Basel'));
    expect(rowsOf('Route')).toEqual(['Bergen']);
    await userEvent.clear(field);
    expect([...rowsOf('Stations'), ...rowsOf('Route')].sort()).toEqual([
      'Aarhus',
      'Basel',
      'Bergen',
      'Bologna',
      'Lille',
      'Linz',
      'Porto',
    ]);
  });
});

describe('#order', () => {
  test('change the order of the chosen items, for example the columns of a report, and an element with `role="status"` reports the new position', async () => {
    render(<OrderColumns />);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const status = screen.getByRole('status');
    await press('Move Gate down');
    expect(rowsOf('Columns of the report')).toEqual(['Flight', 'Delay', 'Gate', 'Airline']);
    expect(status).toHaveTextContent('Gate is now column 3');
    await press('Move Flight up');
    expect(status).toHaveTextContent('Flight is already first');
    await press('Move Airline down');
    expect(status).toHaveTextContent('Airline is already last');
    await press('Move Airline up');
    expect(rowsOf('Columns of the report')).toEqual(['Flight', 'Delay', 'Airline', 'Gate']);
    expect(status).toHaveTextContent('Airline is now column 3');
  });

  test('The pressed button then moves with its row and keeps the focus, so that users can press it several times', async () => {
    render(<OrderColumns />);
    const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const down = screen.getByRole('button', { name: 'Move Flight down' });
    await userEvent.click(down);
    expect(down).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(down).toHaveFocus();
    expect(names()).toEqual(['Gate', 'Delay', 'Airline', 'Flight']);
    const up = screen.getByRole('button', { name: 'Move Airline up' });
    await userEvent.click(up);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(up).toHaveFocus();
    expect(names()).toEqual(['Airline', 'Gate', 'Delay', 'Flight']);
  });

  test('With the index as the `key`, the focus stays at the old position, on the button of another row', () => {
    for (const isIndex of [true, false]) {
      const Rows = ({ names }: { readonly names: string[] }) => (
        <List>
          {names.map((name, index) => (
            <ListItem key={isIndex ? index : name}>
              <button>{name}</button>
            </ListItem>
          ))}
        </List>
      );
      const { rerender, unmount } = render(<Rows names={['Gate', 'Delay', 'Airline']} />);
      React.act(() => screen.getByText('Gate').focus());
      rerender(<Rows names={['Delay', 'Gate', 'Airline']} />);
      expect(screen.getByText(isIndex ? 'Delay' : 'Gate')).toHaveFocus();
      unmount();
    }
  });
});

describe('#form', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const status = () => screen.getByRole('status').textContent;

  test('`<input type="hidden">` submits the chosen items', async () => {
    const { container } = render(<SubmitAllergens />);
    const values = () => new FormData(container.querySelector('form')!).getAll('allergen');
    expect(values()).toEqual([]);
    await press('Add milk');
    await press('Add celery');
    expect(values()).toEqual(['Milk', 'Celery']);
    await press('Remove milk');
    expect(values()).toEqual(['Celery']);
  });

  test('`FormHelperText` shows whether the form was saved, or what is missing', async () => {
    render(<SubmitAllergens />);
    await press('Save');
    expect(status()).toBe('Add an allergen.');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Add an allergen.');
    await press('Add milk');
    await press('Save');
    expect(status()).toBe('Saved: Milk');
  });

  test('Every move replaces the message, so that it never reports an old result', async () => {
    render(<SubmitAllergens />);
    await press('Save');
    await press('Add milk');
    expect(status()).toBe('Not saved: Milk');
    expect(list('Not in the dish')).toHaveFocus();
    await press('Save');
    await press('Remove milk');
    expect(status()).toBe('Not saved: none');
    expect(list('In the dish')).toHaveFocus();
    await press('Save');
    expect(status()).toBe('Add an allergen.');
  });

  test('A form submits only the checkboxes that are checked and have a `name`', () => {
    const { container } = render(
      <form>
        <Checkbox name="allergen" value="Milk" defaultChecked />
        <Checkbox name="allergen" value="Celery" />
        <Checkbox value="Gluten" defaultChecked />
        <input type="hidden" name="chosen" value="Mustard" />
      </form>,
    );
    const data = new FormData(container.querySelector('form')!);
    expect([...data.entries()]).toEqual([
      ['allergen', 'Milk'],
      ['chosen', 'Mustard'],
    ]);
  });
});

describe('#appearance', () => {
  test('`dense` on the `List` reduces the padding of `ListItem`', () => {
    const paddingOf = (dense: boolean, disablePadding: boolean) => {
      const { unmount } = render(
        <List dense={dense}>
          <ListItem disablePadding={disablePadding}>Ines</ListItem>
        </List>,
      );
      const { paddingTop } = getComputedStyle(screen.getByText('Ines'));
      unmount();
      return parseFloat(paddingTop) || 0;
    };
    expect([paddingOf(false, false), paddingOf(true, false)]).toEqual([8, 4]);
    expect([paddingOf(false, true), paddingOf(true, true)]).toEqual([0, 0]);
  });
});

describe('#long-lists', () => {
  test('`List` renders all rows', () => {
    render(
      <List sx={{ height: 200, overflow: 'auto' }}>
        {Array.from({ length: 500 }, (_, index) => (
          <ListItem key={index}>{index}</ListItem>
        ))}
      </List>,
    );
    expect(document.querySelectorAll('.MuiListItem-root')).toHaveLength(500);
  });
});

describe('#accessibility', () => {
  const Rows = () => (
    <List>
      {['Ines', 'Jonas'].map((name) => (
        <ListItem key={name}>
          <FormControlLabel label={name} control={<Checkbox />} />
        </ListItem>
      ))}
    </List>
  );

  test('Each row is a tab stop', async () => {
    render(<Rows />);
    for (const name of ['Ines', 'Jonas']) {
      await userEvent.tab();
      expect(checkbox(name)).toHaveFocus();
    }
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test("the arrow keys don't move between rows", async () => {
    render(<Rows />);
    await userEvent.tab();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'End', 'j']) {
      fireEvent.keyDown(checkbox('Ines'), { key });
      fireEvent.keyUp(checkbox('Ines'), { key });
    }
    expect(checkbox('Ines')).toHaveFocus();
    expect(checkbox('Ines')).not.toBeChecked();
  });

  const Nested = ({ tabIndex }: { readonly tabIndex?: number }) => (
    <React.Fragment>
      <ListItemButton>
        <Checkbox tabIndex={tabIndex} slotProps={{ input: { 'aria-label': 'Ines' } }} />
      </ListItemButton>
      <button>Behind</button>
    </React.Fragment>
  );

  test('A `ListItemButton` around a `Checkbox` has two tab stops', async () => {
    render(<Nested />);
    await userEvent.tab();
    expect(document.activeElement).toHaveClass('MuiListItemButton-root');
    await userEvent.tab();
    expect(checkbox('Ines')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText('Behind')).toHaveFocus();
  });

  test("With `tabIndex={-1}` on the checkbox, one remains, but the row is a button that doesn't report whether it is checked", async () => {
    render(<Nested tabIndex={-1} />);
    await userEvent.click(checkbox('Ines'));
    expect(checkbox('Ines')).toBeChecked();
    React.act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.tab();
    const row = document.activeElement!;
    expect(row).toHaveAttribute('role', 'button');
    expect(row).not.toHaveAttribute('aria-checked');
    expect(row).not.toHaveAttribute('aria-pressed');
    await userEvent.tab();
    expect(screen.getByText('Behind')).toHaveFocus();
  });
});

describe('#troubleshooting', () => {
  test('The checkbox is uncontrolled, and the row in the other list is a new element', async () => {
    const Page = ({ isAssigned }: { readonly isAssigned: boolean }) => {
      const row = <FormControlLabel key="ines" label="Ines" control={<Checkbox />} />;
      return (
        <React.Fragment>
          <List>{!isAssigned && row}</List>
          <List>{isAssigned && row}</List>
        </React.Fragment>
      );
    };
    const { rerender } = render(<Page isAssigned={false} />);
    await userEvent.click(checkbox('Ines'));
    const before = checkbox('Ines');
    expect(before).toBeChecked();
    rerender(<Page isAssigned />);
    expect(checkbox('Ines')).not.toBe(before);
    expect(checkbox('Ines')).not.toBeChecked();
  });

  test('The `key` is the index, so the state of the removed row goes to the next row', async () => {
    for (const isIndex of [true, false]) {
      const Rows = ({ names }: { readonly names: string[] }) => (
        <List>
          {names.map((name, index) => (
            <FormControlLabel key={isIndex ? index : name} label={name} control={<Checkbox />} />
          ))}
        </List>
      );
      const { rerender, unmount } = render(<Rows names={['Ines', 'Jonas']} />);
      await userEvent.click(checkbox('Ines'));
      rerender(<Rows names={['Jonas']} />);
      expect((checkbox('Jonas') as HTMLInputElement).checked).toBe(isIndex);
      unmount();
    }
  });
});
