import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as After from '@mui/x-tree-view';

/** The package of version 8, with the names that version 7 has for the same. */
type Library = typeof After & {
  readonly TreeItem2: typeof After.TreeItem;
  readonly useTreeItem2: typeof After.useTreeItem;
  readonly useTreeItem2Utils: typeof After.useTreeItemUtils;
};
type Item = After.TreeViewDefaultItemModelProperties & { stock?: number; children?: Item[] };

interface OldMethods {
  setItemExpansion: (event: React.SyntheticEvent, itemId: string, isExpanded: boolean) => void;
}

const before = jest.requireActual<Library>('../../../../node_modules/@mui/x-tree-view');
const after = After as Library;

const market: Item[] = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'avocado', label: 'Avocado' },
      { id: 'apricot', label: 'Apricot' },
    ],
  },
  { id: 'bread', label: 'Bread' },
];

const item = (label: string) => screen.getByText(label).closest<HTMLElement>('[role=treeitem]')!;
const press = (label: string, key: string) => fireEvent.keyDown(item(label), { key });

/** Renders a tree, looks at it, and takes it away again. */
function look<Seen>(ui: React.ReactElement, read: (container: HTMLElement) => Seen): Seen {
  const { container, unmount } = render(ui);
  const seen = read(container);
  unmount();
  return seen;
}

function quiet(method: 'error' | 'warn') {
  return jest.spyOn(console, method).mockImplementation(() => {});
}

afterEach(() => jest.restoreAllMocks());

describe('#tree-item-2', () => {
  test('Styles and default props below `MuiTreeItem2` no longer reach any item', () => {
    const { createTheme, ThemeProvider } =
      jest.requireActual<typeof import('@mui/material/styles')>('@mui/material/styles');
    const old = jest.requireActual<typeof import('@mui/material/styles')>(
      '../../../../node_modules/@mui/material/styles',
    );
    const options: object = {
      components: { MuiTreeItem2: { defaultProps: { title: 'From the theme' } } },
    };
    const tree = (
      { SimpleTreeView, TreeItem2, TreeItem }: Library,
      Part = TreeItem2 ?? TreeItem,
    ) => (
      <SimpleTreeView>
        <Part itemId="bread" label="Bread" />
      </SimpleTreeView>
    );
    const titleOf = () => item('Bread').title;
    expect(
      look(
        <old.ThemeProvider theme={old.createTheme(options)}>{tree(before)}</old.ThemeProvider>,
        titleOf,
      ),
    ).toBe('From the theme');
    expect(
      look(<ThemeProvider theme={createTheme(options)}>{tree(after)}</ThemeProvider>, titleOf),
    ).toBe('');
  });
});

describe('#content-component', () => {
  test('Left where they are, both props end up on the `li`, and React warns about them', () => {
    const props: object = { ContentProps: { title: 'Ripe' } };
    const tree = ({ SimpleTreeView, TreeItem }: Library) => (
      <SimpleTreeView>
        <TreeItem itemId="fruit" label="Fruit" {...props} />
      </SimpleTreeView>
    );
    quiet('warn');
    const errors = quiet('error');
    expect(look(tree(before), () => item('Fruit').hasAttribute('contentprops'))).toBe(false);
    expect(errors).not.toHaveBeenCalled();
    expect(look(tree(after), () => item('Fruit').hasAttribute('contentprops'))).toBe(true);
    expect(String(errors.mock.calls[0]?.[0])).toContain('React does not recognize');
  });
});

describe('#experimental-features', () => {
  test('Without the flag, version 7 ignored `isItemEditable` and warned', () => {
    const { RichTreeView } = before;
    const warnings = quiet('warn');
    const inputs = look(<RichTreeView items={market} isItemEditable />, (container) => {
      fireEvent.doubleClick(screen.getByText('Bread'));
      return container.querySelectorAll('input').length;
    });
    expect(inputs).toBe(0);
    expect(String(warnings.mock.calls[0]?.[0])).toContain('label editing feature requires');
  });

  test('In version 8, the prop alone makes labels editable', () => {
    const { RichTreeView } = after;
    const inputs = look(<RichTreeView items={market} isItemEditable />, (container) => {
      fireEvent.doubleClick(screen.getByText('Bread'));
      return container.querySelectorAll('input').length;
    });
    expect(inputs).toBe(1);
  });
});

describe('#set-item-expansion', () => {
  test('In JavaScript nothing stops the old form: the tree stays as it is, and the callbacks run with an id of `undefined`', () => {
    const run = ({ RichTreeView, useTreeViewApiRef }: Library) => {
      const toggled: (string | undefined)[] = [];
      function Market() {
        const apiRef = useTreeViewApiRef();
        const open = (event: React.MouseEvent) => {
          const { setItemExpansion } = apiRef.current as unknown as OldMethods;
          setItemExpansion(event, 'fruit', true);
        };
        return (
          <>
            <button onClick={open}>Open</button>
            <RichTreeView
              apiRef={apiRef}
              items={market}
              onItemExpansionToggle={(event, itemId) => toggled.push(itemId)}
            />
          </>
        );
      }
      const expanded = look(<Market />, () => {
        fireEvent.click(screen.getByRole('button', { name: 'Open' }));
        return item('Fruit').getAttribute('aria-expanded');
      });
      return { expanded, toggled };
    };
    expect(run(before)).toEqual({ expanded: 'true', toggled: ['fruit'] });
    expect(run(after)).toEqual({ expanded: 'false', toggled: [undefined] });
  });
});

describe('#item-model', () => {
  test('In version 8, an item renders again when its own state changes, not whenever something in the tree does', () => {
    const run = ({ RichTreeView, TreeItem2, TreeItem, useTreeItem2, useTreeItem }: Library) => {
      const rendered: string[] = [];
      const Part = TreeItem2 ?? TreeItem;
      const useItem = useTreeItem2 ?? useTreeItem;
      const Counted = React.forwardRef(function Counted(
        props: After.TreeItemProps,
        ref: React.Ref<HTMLLIElement>,
      ) {
        useItem(props);
        rendered.push(props.itemId);
        return <Part {...props} ref={ref} />;
      });
      const slots = { item: Counted };
      const ui = (selected: string | null) => (
        <RichTreeView items={market} slots={slots} selectedItems={selected} />
      );
      const { rerender, unmount } = render(ui(null));
      rendered.length = 0;
      rerender(ui('fruit'));
      unmount();
      return new Set(rendered);
    };
    expect(run(before)).toEqual(new Set(['fruit', 'bread']));
    expect(run(after)).toEqual(new Set(['fruit']));
  });
});

describe('#aria-checked', () => {
  test('Version 8 sets `aria-checked` on the items, and `aria-selected` on none', () => {
    const read = () => [
      item('Bread').getAttribute('aria-selected'),
      item('Bread').getAttribute('aria-checked'),
    ];
    expect(look(<before.RichTreeView items={market} defaultSelectedItems="bread" />, read)).toEqual(
      ['true', null],
    );
    expect(look(<after.RichTreeView items={market} defaultSelectedItems="bread" />, read)).toEqual([
      null,
      'true',
    ]);
  });
});

describe('#item-click', () => {
  test('In version 8 both run for clicks on any descendant as well', () => {
    const run = ({ SimpleTreeView, TreeItem }: Library) => {
      const onClick = jest.fn();
      look(
        <SimpleTreeView defaultExpandedItems={['fruit']}>
          <TreeItem itemId="fruit" label="Fruit" onClick={onClick}>
            <TreeItem itemId="avocado" label="Avocado" />
          </TreeItem>
        </SimpleTreeView>,
        () => fireEvent.click(screen.getByText('Avocado')),
      );
      return onClick.mock.calls.length;
    };
    expect(run(before)).toBe(0);
    expect(run(after)).toBe(1);
  });
});

describe('#space', () => {
  test('With a single selection, Space on the selected item used to leave it selected', () => {
    const onChange = jest.fn();
    look(
      <before.RichTreeView
        items={market}
        defaultSelectedItems="bread"
        onSelectedItemsChange={(event, itemId) => onChange(itemId)}
      />,
      () => press('Bread', ' '),
    );
    expect(onChange.mock.calls).toEqual([['bread']]);
  });

  test('In version 8 it clears the selection, and `onSelectedItemsChange` gets `null`', () => {
    const onChange = jest.fn();
    look(
      <after.RichTreeView
        items={market}
        defaultSelectedItems="bread"
        onSelectedItemsChange={(event, itemId) => onChange(itemId)}
      />,
      () => press('Bread', ' '),
    );
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});

describe('#type-ahead', () => {
  test('Letters typed one after the other are now one search', () => {
    const run = ({ RichTreeView }: Library) =>
      look(<RichTreeView items={market} defaultExpandedItems={['fruit']} />, () => {
        act(() => item('Fruit').focus());
        for (const key of ['a', 'p']) {
          fireEvent.keyDown(document.activeElement!, { key });
        }
        return document.activeElement?.textContent;
      });
    expect(run(before)).toBe('Avocado');
    expect(run(after)).toBe('Apricot');
  });
});

describe('#indeterminate', () => {
  test('The checkbox of an item with a selected descendant is now drawn as indeterminate', () => {
    const run = ({ RichTreeView }: Library) =>
      look(
        <RichTreeView
          items={market}
          multiSelect
          checkboxSelection
          defaultSelectedItems={['avocado']}
          defaultExpandedItems={['fruit']}
        />,
        () => item('Fruit').querySelector('input')?.dataset.indeterminate,
      );
    expect(run(before)).toBe('false');
    expect(run(after)).toBe('true');
  });

  test('The item gets `aria-checked="mixed"`', () => {
    const { RichTreeView } = after;
    look(
      <RichTreeView
        items={market}
        multiSelect
        checkboxSelection
        defaultSelectedItems={['avocado']}
      />,
      () => expect(item('Fruit').getAttribute('aria-checked')).toBe('mixed'),
    );
  });
});

describe('#removed-focus', () => {
  test('When the focused item is removed, the focus now goes to the item below it', () => {
    const run = ({ RichTreeView }: Library) => {
      const [fruit, bread] = market as [Item, Item];
      const less = [{ ...fruit, children: fruit.children!.slice(0, 1) }, bread];
      const ui = (items: Item[]) => <RichTreeView items={items} defaultExpandedItems={['fruit']} />;
      const { rerender, unmount } = render(ui(market));
      act(() => item('Apricot').focus());
      rerender(ui(less));
      const focused = document.activeElement?.id.split('-').at(-1);
      unmount();
      return focused;
    };
    expect(run(before)).toBe('fruit');
    expect(run(after)).toBe('bread');
  });
});

describe('#null-icons', () => {
  test('`null` used to bring the default arrow back', () => {
    const props: object = { slots: { expandIcon: null } };
    expect(
      look(
        <before.RichTreeView items={market} {...props} />,
        (container) => container.querySelectorAll('svg').length,
      ),
    ).toBe(1);
  });

  test('In version 8, `null` draws no icon', () => {
    const { RichTreeView } = after;
    expect(
      look(
        <RichTreeView items={market} slots={{ expandIcon: null }} />,
        (container) => container.querySelectorAll('svg').length,
      ),
    ).toBe(0);
  });
});

describe('#root-class', () => {
  test('In version 8 each item carries the class `MuiRichTreeView-root` or `MuiSimpleTreeView-root` as well as the tree', () => {
    const run = ({ SimpleTreeView, TreeItem }: Library) =>
      look(
        <SimpleTreeView>
          <TreeItem itemId="fruit" label="Fruit" />
          <TreeItem itemId="bread" label="Bread" />
        </SimpleTreeView>,
        (container) => container.querySelectorAll('.MuiSimpleTreeView-root').length,
      );
    expect(run(before)).toBe(1);
    expect(run(after)).toBe(3);
  });
});

describe('#indentation', () => {
  test('The group of the children has no padding any more', () => {
    const run = ({ RichTreeView }: Library) =>
      look(
        <RichTreeView items={market} defaultExpandedItems={['fruit']} />,
        (container) =>
          getComputedStyle(container.querySelector('.MuiTreeItem-groupTransition')!).paddingLeft,
      );
    expect(run(before)).toBe('var(--TreeView-itemChildrenIndentation)');
    expect(run(after)).toBe('0px');
  });

  test('Each item carries its depth as `--TreeView-itemDepth`', () => {
    const { RichTreeView } = after;
    look(<RichTreeView items={market} defaultExpandedItems={['fruit']} />, () => {
      expect(item('Fruit').style.getPropertyValue('--TreeView-itemDepth')).toBe('0');
      expect(item('Avocado').style.getPropertyValue('--TreeView-itemDepth')).toBe('1');
    });
  });
});

describe('#state-classes', () => {
  test('Version 8 still sets the class beside the attribute', () => {
    const { RichTreeView } = after;
    look(<RichTreeView items={market} defaultSelectedItems="bread" />, () => {
      const content = item('Bread').querySelector('.MuiTreeItem-content');
      expect(content?.classList.contains('Mui-selected')).toBe(true);
      expect(content?.hasAttribute('data-selected')).toBe(true);
    });
  });
});
