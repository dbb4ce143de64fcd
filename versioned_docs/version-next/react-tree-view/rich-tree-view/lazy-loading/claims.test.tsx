import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault, type DataSourceCache } from '@mui/x-tree-view/utils';
import RenamePlaces from './demos/RenamePlaces';
import RetryFailedPlaces from './demos/RetryFailedPlaces';

interface Node {
  id: string;
  label: string;
  inside: number;
  children?: Node[];
}
type Props = RichTreeViewProProps<Node, boolean>;
type Api = NonNullable<ReturnType<typeof useRichTreeViewProApiRef<Node>>['current']>;

const known: Record<string, Node[]> = {
  root: [
    { id: 'a', label: 'Asia', inside: 2 },
    { id: 'b', label: 'Brazil', inside: 1 },
    { id: 'c', label: 'Chad', inside: 0 },
  ],
  a: [
    { id: 'a1', label: 'Nepal', inside: 1 },
    { id: 'a2', label: 'Oman', inside: 0 },
  ],
  a1: [{ id: 'a1x', label: 'Pokhara', inside: 0 }],
  b: [{ id: 'b1', label: 'Recife', inside: 0 }],
};
const noItems: Node[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the missing license
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A tree whose server answers after 100 ms and refuses what is in `failing`. */
async function setup(props: Partial<Props> = {}, failing = new Set<string>()) {
  const requests: string[] = [];
  const apiRef: { current: Api | undefined } = { current: undefined };
  const dataSource: Props['dataSource'] = {
    getChildrenCount: (node) => node.inside,
    getTreeItems: async (parentId = 'root') => {
      requests.push(parentId);
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (failing.has(parentId)) {
        throw new Error('refused');
      }
      return known[parentId]!;
    },
  };
  const tree = (more: Partial<Props> = {}) => (
    <RichTreeViewPro items={noItems} apiRef={apiRef} dataSource={dataSource} {...props} {...more} />
  );
  const { rerender } = render(tree());
  await pass(100);
  return {
    requests,
    failing,
    api: () => apiRef.current!,
    rerender: (more: Partial<Props>) => rerender(tree(more)),
  };
}
const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const click = (label: string) => fireEvent.click(screen.getByText(label));
const labels = () =>
  [...document.querySelectorAll('.MuiTreeItem-label')].map((element) => element.textContent);

const open = (name: RegExp) =>
  fireEvent.click(item(name).querySelector('.MuiTreeItem-iconContainer')!);
const isExpanded = (name: RegExp) => item(name).getAttribute('aria-expanded') === 'true';
const hasDot = (name: RegExp) => item(name).querySelector('.MuiTreeItem-errorIcon') !== null;
const reload = async (api: Api, itemId: string | null) => {
  await act(async () => {
    const done = api.updateItemChildren(itemId);
    await jest.advanceTimersByTimeAsync(100);
    await done;
  });
};

describe('#basic', () => {
  test('Any other number makes the item expandable, also -1 if you do not know how many there are', async () => {
    await setup({ items: [{ id: 'u', label: 'Unknown', inside: -1 }] });
    expect(item('Unknown').getAttribute('aria-expanded')).toBe('false');
    expect(item('Unknown').querySelector('svg')).not.toBe(null);
  });
  test('pass the first level as `items`, and it is not requested', async () => {
    const { requests } = await setup({ items: known.root! });
    expect(requests).toEqual([]);
    click('Asia');
    await pass(100);
    expect(requests).toEqual(['a']);
    expect(labels()).toEqual(['Asia', 'Nepal', 'Oman', 'Brazil', 'Chad']);
  });
  test('if an item of an answer has `children`, they need no request', async () => {
    const asked: string[] = [];
    await setup({
      dataSource: {
        getChildrenCount: (node) => node.inside,
        getTreeItems: async (parentId = 'root') => {
          asked.push(parentId);
          return [{ id: 'z', label: 'Zambia', inside: 1, children: known.b! }];
        },
      },
    });
    click('Zambia');
    await pass(100);
    expect(labels()).toEqual(['Zambia', 'Recife']);
    expect(asked).toEqual(['root']);
  });
  test('then they are requested', async () => {
    const loadWith = async (dataSourceCache?: DataSourceCache) => {
      const asked: string[] = [];
      const { unmount } = render(
        <RichTreeViewPro
          items={noItems}
          dataSourceCache={dataSourceCache}
          dataSource={{
            getChildrenCount: (node: Node) => node.inside,
            getTreeItems: async (parentId = 'root') => {
              asked.push(parentId);
              return parentId === 'root'
                ? [{ id: 'a', label: 'Asia', inside: 1, children: known['a1'] }]
                : known['a1']!;
            },
          }}
        />,
      );
      await pass(100);
      fireEvent.click(screen.getByText('Asia'));
      await pass(100);
      unmount();
      return asked;
    };
    expect(await loadWith()).toEqual(['root']);
    const noCache = { set: () => {}, get: () => undefined, clear: () => {} };
    expect(await loadWith(noCache)).toEqual(['root', 'a']);
  });

  test('Later changes of `items` are ignored while there is a `dataSource`', async () => {
    const { rerender } = await setup({ items: known.root! });
    rerender({ items: known.b! });
    await pass(100);
    expect(labels()).toEqual(['Asia', 'Brazil', 'Chad']);
  });
  test('Another `dataSource` answers the next requests; what is loaded stays', async () => {
    const { requests, rerender } = await setup();
    const later: string[] = [];
    const getTreeItems = async (parentId = 'root') => {
      later.push(parentId);
      return known[parentId]!;
    };
    rerender({ dataSource: { getChildrenCount: (node) => node.inside, getTreeItems } });
    await pass(100);
    expect(later).toEqual([]);
    expect(labels()).toEqual(['Asia', 'Brazil', 'Chad']);
    click('Asia');
    await pass(100);
    expect(later).toEqual(['a']);
    expect(requests).toEqual(['root']);
  });
  test('`onItemExpansionToggle` and `onExpandedItemsChange` are called then, and not at the click', async () => {
    const log: string[] = [];
    await setup({
      onItemExpansionToggle: (_, id) => void log.push(`toggle ${id}`),
      onExpandedItemsChange: (_, ids) => void log.push(`expanded ${ids.join()}`),
    });
    click('Asia');
    await pass(50);
    expect(log).toEqual([]);
    expect(isExpanded(/Asia/)).toBe(false);
    await pass(50);
    expect(log).toEqual(['toggle a', 'expanded a']);
    expect(isExpanded(/Asia/)).toBe(true);
  });
});

describe('#loading', () => {
  test('the circle has the role `progressbar` and no name', async () => {
    await setup();
    click('Asia');
    await pass(50);
    expect(screen.getByRole('progressbar', { name: '' })).toBeTruthy();
    await pass(50);
    expect(screen.queryByRole('progressbar')).toBe(null);
  });
  test('until it arrives, the tree is empty', async () => {
    await setup({
      dataSource: { getChildrenCount: () => 0, getTreeItems: () => new Promise(() => {}) },
    });
    expect(screen.queryByRole('treeitem')).toBe(null);
    expect(screen.queryByRole('progressbar')).toBe(null);
  });
  test('A second click on an item that is loading sends a second request', async () => {
    const { requests } = await setup();
    click('Asia');
    await pass(50);
    click('Asia');
    expect(requests).toEqual(['root', 'a', 'a']);
    await pass(100);
    expect(isExpanded(/Asia/)).toBe(true);
  });
  test('of two answers for the same item, the one that arrives last', async () => {
    const answers: [number, string][] = [
      [300, 'Slow'],
      [100, 'Quick'],
    ];
    const { api } = await setup({
      items: known.root!,
      dataSource: {
        getChildrenCount: (node) => node.inside,
        getTreeItems: async () => {
          const [ms, label] = answers.shift()!;
          await new Promise((resolve) => setTimeout(resolve, ms));
          return [{ id: 'one', label, inside: 0 }];
        },
      },
    });
    act(() => {
      void api().updateItemChildren('a');
      void api().updateItemChildren('a');
    });
    await pass(300);
    expect(api().getItem('one')!.label).toBe('Slow');
  });
});

describe('#errors', () => {
  test('If the promise is rejected, the item stays collapsed and has a red dot, the slot `errorIcon`', async () => {
    await setup({}, new Set(['a']));
    click('Asia');
    await pass(100);
    expect(isExpanded(/Asia/)).toBe(false);
    expect(hasDot(/Asia/)).toBe(true);
  });
  test('Expanding the item again repeats the request', async () => {
    const { failing, requests } = await setup({}, new Set(['a']));
    click('Asia');
    await pass(100);
    failing.clear();
    click('Asia');
    await pass(100);
    expect(requests).toEqual(['root', 'a', 'a']);
    expect(isExpanded(/Asia/)).toBe(true);
    expect(hasDot(/Asia/)).toBe(false);
  });
  test('In the demo, a label says that its item was not loaded, until the second attempt succeeds', async () => {
    render(<RetryFailedPlaces />);
    await pass(700);
    click('Hall A');
    await pass(700);
    expect(screen.getByRole('status').textContent).toBe('No answer for a');
    click('Hall A (not loaded, expand again)');
    await pass(700);
    expect(labels()).toEqual(['Hall A', 'Aisle 1', 'Aisle 2', 'Hall B', 'Gate']);
    expect(screen.getByRole('status').textContent).toBe('Loaded a');
  });
  test('If the first level fails, the tree stays empty and shows no error', async () => {
    await setup({}, new Set(['root']));
    expect(screen.queryByRole('treeitem')).toBe(null);
    expect(document.querySelector('.MuiTreeItem-errorIcon')).toBe(null);
  });
  test('Offer a button that calls `updateItemChildren(null)`, which asks again', async () => {
    const { api, failing } = await setup({}, new Set(['root']));
    failing.clear();
    await reload(api(), null);
    expect(labels()).toEqual(['Asia', 'Brazil', 'Chad']);
  });
});

describe('#expanded', () => {
  test('`defaultExpandedItems` loads its items level after level', async () => {
    const { requests } = await setup({ defaultExpandedItems: ['a1', 'a'] });
    expect(requests).toEqual(['root', 'a']);
    await pass(100);
    expect(requests).toEqual(['root', 'a', 'a1']);
    await pass(100);
    expect(labels()).toEqual(['Asia', 'Nepal', 'Pokhara', 'Oman', 'Brazil', 'Chad']);
  });
  test('`setItemExpansion` of the API object loads the children', async () => {
    const { api } = await setup();
    act(() => api().setItemExpansion({ itemId: 'a', shouldBeExpanded: true }));
    await pass(100);
    expect(labels()).toEqual(['Asia', 'Nepal', 'Oman', 'Brazil', 'Chad']);
  });
  test('Ids that your code adds to `expandedItems` are expanded without loading', async () => {
    const { requests, rerender } = await setup({ expandedItems: [] });
    rerender({ expandedItems: ['a'] });
    await pass(200);
    expect(isExpanded(/Asia/)).toBe(true);
    expect(requests).toEqual(['root']);
  });
  test('The same holds for the key *, which expands all siblings', async () => {
    const { requests } = await setup();
    act(() => item('Chad').focus());
    fireEvent.keyDown(item('Chad'), { key: '*' });
    await pass(200);
    expect(isExpanded(/Asia/)).toBe(true);
    expect(requests).toEqual(['root']);
    click('Asia');
    await pass(100);
    click('Asia');
    await pass(100);
    expect(requests).toEqual(['root', 'a']);
    expect(labels()).toEqual(['Asia', 'Nepal', 'Oman', 'Brazil', 'Chad']);
  });
  test('The function opens all parents of the path', async () => {
    const { api } = await setup();
    const openPath = async (parentIds: string[]) => {
      for (const itemId of parentIds) {
        await api().updateItemChildren(itemId);
        api().setItemExpansion({ itemId, shouldBeExpanded: true });
      }
    };
    await act(async () => {
      const done = openPath(['a', 'a1']);
      await jest.advanceTimersByTimeAsync(300);
      await done;
    });
    expect(labels()).toEqual(['Asia', 'Nepal', 'Pokhara', 'Oman', 'Brazil', 'Chad']);
  });
});

describe('#reload', () => {
  const loaded = ['Asia', 'Nepal', 'Oman', 'Brazil', 'Chad'];
  test('`updateItemChildren(itemId)` of the API object asks the server again, whatever the cache has', async () => {
    const { api, requests } = await setup();
    click('Asia');
    await pass(100);
    await reload(api(), 'a');
    expect(requests).toEqual(['root', 'a', 'a']);
    expect(labels()).toEqual(loaded);
  });
  test('The old children stay until the answer arrives, and no circle turns', async () => {
    const { api } = await setup();
    click('Asia');
    await pass(100);
    act(() => void api().updateItemChildren('a'));
    await pass(50);
    expect(labels()).toEqual(loaded);
    expect(screen.queryByRole('progressbar')).toBe(null);
  });
  test('If the request fails, the children are removed and the item has the red dot', async () => {
    const { api, failing } = await setup();
    click('Asia');
    await pass(100);
    failing.add('a');
    await reload(api(), 'a');
    expect(labels()).toEqual(['Asia', 'Brazil', 'Chad']);
    expect(hasDot(/Asia/)).toBe(true);
  });
  test('The promise of `updateItemChildren` is resolved all the same', async () => {
    const { api } = await setup({}, new Set(['a']));
    let isResolved = false;
    act(
      () =>
        void api()
          .updateItemChildren('a')
          .then(() => (isResolved = true)),
    );
    await pass(100);
    expect(isResolved).toBe(true);
  });
});

describe('#cache', () => {
  const MINUTE_MS = 60_000;
  test('The tree keeps each answer for 5 minutes', async () => {
    const { requests } = await setup();
    click('Asia');
    await pass(100);
    click('Asia');
    await pass(4.9 * MINUTE_MS);
    click('Asia');
    await pass(100);
    expect(requests).toEqual(['root', 'a']);
    click('Asia');
    await pass(MINUTE_MS);
    click('Asia');
    expect(requests).toEqual(['root', 'a', 'a']);
  });
  test('Later, the old children are removed, and the server is asked again', async () => {
    const { requests, api } = await setup();
    click('Asia');
    await pass(100);
    click('Asia');
    await pass(6 * MINUTE_MS);
    click('Asia');
    await pass(50);
    expect(api().getItemOrderedChildrenIds('a')).toEqual([]);
    expect(requests).toEqual(['root', 'a', 'a']);
  });
});

describe('#cache-lifetime', () => {
  test('The prop is read when the tree appears; another cache later has no effect', async () => {
    const { rerender } = await setup({ dataSourceCache: new DataSourceCacheDefault({}) });
    const get = jest.fn();
    rerender({ dataSourceCache: { get, set: () => {}, clear: () => {} } });
    click('Asia');
    await pass(100);
    expect(get).not.toHaveBeenCalled();
  });
});

describe('#custom-cache', () => {
  test('the first level has the key `__TREE_VIEW_ROOT_PARENT_ID__`', async () => {
    const set = jest.fn();
    await setup({ dataSourceCache: { set, get: () => undefined, clear: () => {} } });
    expect(set.mock.calls.map(([key]) => String(key))).toContain('__TREE_VIEW_ROOT_PARENT_ID__');
  });

  test('With it, each expansion sends a request', async () => {
    const noCache: DataSourceCache = { set: () => {}, get: () => undefined, clear: () => {} };
    const { requests } = await setup({ dataSourceCache: noCache });
    click('Asia');
    await pass(100);
    click('Asia');
    click('Asia');
    await pass(100);
    expect(requests).toEqual(['root', 'a', 'a']);
  });
});

describe('#editing', () => {
  const rename = (from: string, to: string) => {
    fireEvent.doubleClick(screen.getByText(from));
    const input = screen.getByRole('textbox');
    fireEvent.change(input, { target: { value: to } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };
  test('each expansion reads the children from the cache, which brings the old label back', async () => {
    await setup({ isItemEditable: true });
    open(/Asia/);
    await pass(100);
    rename('Oman', 'Yemen');
    expect(screen.getByText('Yemen')).toBeTruthy();
    open(/Asia/);
    open(/Asia/);
    await pass(100);
    expect(screen.queryByText('Yemen')).toBe(null);
    expect(screen.getByText('Oman')).toBeTruthy();
  });
  test('In the demo, a new name survives that its parent is collapsed and expanded', async () => {
    render(<RenamePlaces />);
    await pass(1400);
    rename('Aisle 2', 'Paint');
    open(/Hall A/);
    open(/Hall A/);
    await pass(100);
    expect(screen.getByText('Paint')).toBeTruthy();
  });
});

describe('#selection', () => {
  const selectAsia = async () => {
    const log: unknown[] = [];
    await setup({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { parents: true, descendants: true },
      onSelectedItemsChange: (_, ids) => void log.push(ids),
    });
    fireEvent.click(item(/Asia/).querySelector('input')!);
    return log;
  };
  test('With `selectionPropagation`, the children of a selected item are selected when they arrive', async () => {
    const log = await selectAsia();
    click('Asia');
    await pass(100);
    expect(log.at(-1)).toEqual(['a', 'a1', 'a2']);
  });
  test('Before, `onSelectedItemsChange` reports the parent only', async () => {
    expect(await selectAsia()).toEqual([['a']]);
  });
});
