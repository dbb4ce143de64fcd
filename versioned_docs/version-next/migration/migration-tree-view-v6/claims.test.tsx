import * as React from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v6 from '@docs/v6/node_modules/@mui/x-tree-view';
import * as v7 from '@site/node_modules/@mui/x-tree-view';

/** Props of either version: the tests give a tree what only one of the versions knows. */
type Props = Record<string, unknown>;
type Untyped = React.ComponentType<Props>;

interface Item {
  id: string;
  items?: Item[];
  props?: Props;
}

const ORCHESTRA: Item[] = [
  { id: 'Strings', items: [{ id: 'Violins' }, { id: 'Violas' }] },
  { id: 'Winds', items: [{ id: 'Flutes' }] },
  { id: 'Harp' },
];

/** Items are labeled with their ids. */
function itemsOf(TreeItem: Untyped, idProp: string, items: Item[]): React.ReactNode {
  return items.map(({ id, items: below, props }) => (
    <TreeItem key={id} {...{ [idProp]: id }} label={id} {...props}>
      {below && itemsOf(TreeItem, idProp, below)}
    </TreeItem>
  ));
}

const Tree6 = v6.TreeView as unknown as Untyped;
const Item6 = v6.TreeItem as unknown as Untyped;
const Tree7 = v7.SimpleTreeView as unknown as Untyped;
const Item7 = v7.TreeItem as unknown as Untyped;

const tree6 = (props: Props = {}, items = ORCHESTRA) => (
  <Tree6 {...props}>{itemsOf(Item6, 'nodeId', items)}</Tree6>
);
const tree7 = (props: Props = {}, items = ORCHESTRA) => (
  <Tree7 {...props}>{itemsOf(Item7, 'itemId', items)}</Tree7>
);

/** Renders in place of what was rendered before. */
function show(element: React.ReactElement) {
  cleanup();
  return render(element);
}

// The name of an open item goes on with those of its children.
const item = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const icons = () => document.querySelectorAll('.MuiTreeItem-iconContainer svg');
const selectedStates = () =>
  screen.getAllByRole('treeitem').map((element) => element.getAttribute('aria-selected'));

/** The label of the item that the keys go to, whether it is focused itself or by its tree. */
function activeItem(): string | null | undefined {
  const focused = document.activeElement;
  const id = focused?.getAttribute('aria-activedescendant');
  const active = id ? document.getElementById(id) : focused;
  return active?.querySelector('.MuiTreeItem-label')?.textContent;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('#default-icons', () => {
  test('It now draws an arrow in front of every item with children.', () => {
    show(tree6());
    expect(icons()).toHaveLength(0);
    show(tree7());
    expect(icons()).toHaveLength(2);
  });

  test('To go on without, give the slots a component that renders nothing; `null` brings the arrows back.', () => {
    const nothing = () => null;
    show(tree7({ slots: { expandIcon: nothing, collapseIcon: nothing } }));
    expect(icons()).toHaveLength(0);
    show(tree7({ slots: { expandIcon: null, collapseIcon: null } }));
    expect(icons()).toHaveLength(2);
  });
});

describe('#focus', () => {
  test('In version 7 the item itself is focused; the root has no `tabIndex`, and calling `focus()` on it does nothing.', async () => {
    const user = userEvent.setup();
    show(tree6());
    expect(screen.getByRole('tree')).toHaveAttribute('tabindex', '0');
    await user.tab();
    expect(screen.getByRole('tree')).toHaveFocus();
    expect(screen.getByRole('tree')).toHaveAttribute('aria-activedescendant', item('Strings').id);
    show(tree7());
    expect(screen.getByRole('tree')).not.toHaveAttribute('tabindex');
    screen.getByRole('tree').focus();
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(item('Strings')).toHaveFocus();
    expect(screen.getByRole('tree')).not.toHaveAttribute('aria-activedescendant');
  });

  test('`onFocus` of the tree is no longer called, without a message.', async () => {
    const user = userEvent.setup();
    const onFocus = jest.fn();
    show(tree6({ onFocus }));
    await user.tab();
    expect(onFocus).toHaveBeenCalledTimes(1);
    onFocus.mockClear();
    jest.mocked(console.error).mockClear();
    show(tree7({ onFocus }));
    await user.tab();
    expect(item('Strings')).toHaveFocus();
    expect(onFocus).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('That handler and `onBlur` now run each time the focus moves from item to item.', async () => {
    const user = userEvent.setup();
    const onFocus = jest.fn();
    const onBlur = jest.fn();
    show(tree6({ onFocus, onBlur }));
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(onBlur).not.toHaveBeenCalled();
    onFocus.mockClear();
    show(tree7({ onBlur, slotProps: { root: { onFocus } } }));
    onBlur.mockClear();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(onFocus).toHaveBeenCalledTimes(3);
    expect(onBlur).toHaveBeenCalledTimes(2);
  });

  test('In `onKeyDown` of the tree, `event.target` is the item, and the item has handled the key before your handler runs.', async () => {
    const user = userEvent.setup();
    const log: string[] = [];
    const onKeyDown = ({ target }: React.KeyboardEvent) =>
      log.push(`key at ${(target as Element).getAttribute('role')}`);
    const onToggle = () => log.push('toggled');
    show(tree6({ onKeyDown, onNodeToggle: onToggle }));
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(log.splice(0)).toEqual(['key at tree', 'toggled']);
    show(tree7({ onKeyDown, onExpandedItemsChange: onToggle }));
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(log).toEqual(['toggled', 'key at treeitem']);
  });

  test('To keep it from doing so, set `event.defaultMuiPrevented = true` in `onKeyDown` of the `TreeItem`.', async () => {
    const user = userEvent.setup();
    const onKeyDown = (event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    };
    show(tree7({}, [{ id: 'Strings', items: [{ id: 'Violins' }], props: { onKeyDown } }]));
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(item('Strings')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('#key-events', () => {
  test("Version 6 stopped the event of every key it handled. Version 7 only prevents the browser's own reaction.", async () => {
    const user = userEvent.setup();
    const reached: string[] = [];
    const around = (tree: React.ReactElement) => (
      <div
        role="presentation"
        onKeyDown={(event) => {
          reached.push(`${event.key}${event.defaultPrevented ? ' prevented' : ''}`);
        }}
      >
        {tree}
      </div>
    );
    const press = async () => {
      await user.tab();
      reached.length = 0;
      await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{Enter} {End}{Home}*w');
    };
    show(around(tree6()));
    await press();
    expect(activeItem()).toBe('Winds');
    expect(reached).toEqual([]);
    show(around(tree7()));
    await press();
    expect(activeItem()).toBe('Winds');
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'Enter', ' ', 'End', 'Home', '*', 'w'];
    expect(reached).toEqual(keys.map((key) => `${key} prevented`));
  });
});

describe('#keyboard', () => {
  test('Enter on a selected item without children, without `multiSelect` | calls the callback again | does nothing', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    show(tree6({ defaultSelected: 'Harp', onNodeSelect: onSelect }));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    onSelect.mockClear();
    show(tree7({ defaultSelectedItems: 'Harp', onSelectedItemsChange: onSelect }));
    await user.tab();
    expect(item('Harp')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('selects the range and moves the focus to its end | selects the range, the focus stays', async () => {
    const user = userEvent.setup();
    const pressEnd = async () => {
      await user.tab();
      await user.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
    };
    show(tree6({ multiSelect: true }));
    await pressEnd();
    expect(selectedStates()).toEqual(['true', 'true', 'true']);
    expect(activeItem()).toBe('Harp');
    show(tree7({ multiSelect: true }));
    await pressEnd();
    expect(selectedStates()).toEqual(['true', 'true', 'true']);
    expect(activeItem()).toBe('Strings');
  });

  test('opens, closes, moves the focus | is left to the browser', async () => {
    const user = userEvent.setup();
    const pressRight = async () => {
      await user.tab();
      await user.keyboard('{Control>}{ArrowRight}{/Control}');
    };
    show(tree6());
    await pressRight();
    expect(item('Strings')).toHaveAttribute('aria-expanded', 'true');
    show(tree7());
    await pressRight();
    expect(item('Strings')).toHaveAttribute('aria-expanded', 'false');
  });

  test('goes through the items in the order they were added | goes through them from top to bottom', async () => {
    const user = userEvent.setup();
    const before = [{ id: 'Harp' }, { id: 'Cellos' }];
    const after = [{ id: 'Harp' }, { id: 'Cornets' }, { id: 'Cellos' }];
    const first = show(tree6({}, before));
    first.rerender(tree6({}, after));
    await user.tab();
    await user.keyboard('c');
    expect(activeItem()).toBe('Cellos');
    const second = show(tree7({}, before));
    second.rerender(tree7({}, after));
    await user.tab();
    await user.keyboard('c');
    expect(activeItem()).toBe('Cornets');
  });
});

describe('#aria-selected', () => {
  test('Now every item that can be selected does, as `true` or `false`.', () => {
    show(tree6({ defaultSelected: 'Winds' }));
    expect(selectedStates()).toEqual([null, 'true', null]);
    show(tree7({ defaultSelectedItems: 'Winds' }));
    expect(selectedStates()).toEqual(['false', 'true', 'false']);
  });

  test('With `disableSelection`, and on disabled items, it is left out unless the item is selected.', () => {
    show(tree7({ disableSelection: true, defaultSelectedItems: 'Winds' }));
    expect(selectedStates()).toEqual([null, 'true', null]);
    const items = ['Strings', 'Winds', 'Harp'].map((id) => ({ id, props: { disabled: true } }));
    show(tree7({ defaultSelectedItems: 'Winds' }, items));
    expect(selectedStates()).toEqual([null, 'true', null]);
  });
});

describe('#unique-ids', () => {
  test('Now the second one throws.', () => {
    show(
      <Tree6>
        <Item6 nodeId="flutes" label="Flutes" />
        <Item6 nodeId="flutes" label="More flutes" />
      </Tree6>,
    );
    expect(screen.getAllByRole('treeitem')).toHaveLength(2);
    expect(() =>
      show(
        <Tree7>
          <Item7 itemId="flutes" label="Flutes" />
          <Item7 itemId="flutes" label="More flutes" />
        </Tree7>,
      ),
    ).toThrow('Two items were provided with the same id');
  });

  test('A `TreeItem` outside of a tree throws as well, where version 6 rendered it', () => {
    show(<Item6 nodeId="flutes" label="Flutes" />);
    expect(screen.getByText('Flutes')).toBeInTheDocument();
    expect(() => show(<Item7 itemId="flutes" label="Flutes" />)).toThrow(
      'Could not find the Tree View context',
    );
  });
});

describe('#empty-children', () => {
  test('An item with the children `[false]` or `[null]` counted as a parent. It no longer does, and gets the end icon.', () => {
    const EndIcon = () => <svg />;
    for (const children of [[false], [null]]) {
      show(
        <Tree6 defaultEndIcon={<EndIcon />}>
          <Item6 nodeId="flutes" label="Flutes">
            {children}
          </Item6>
        </Tree6>,
      );
      expect(item('Flutes')).toHaveAttribute('aria-expanded', 'false');
      expect(icons()).toHaveLength(0);
      show(
        <Tree7 slots={{ endIcon: EndIcon }}>
          <Item7 itemId="flutes" label="Flutes">
            {children}
          </Item7>
        </Tree7>,
      );
      expect(item('Flutes')).not.toHaveAttribute('aria-expanded');
      expect(icons()).toHaveLength(1);
    }
  });
});
