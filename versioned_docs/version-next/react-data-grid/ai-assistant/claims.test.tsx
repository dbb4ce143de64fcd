import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, model: 'Alba', price: 320 },
  { id: 2, model: 'Toledo', price: 1450 },
  { id: 3, model: 'Parlor', price: 640 },
];
const columns: GridColDef[] = [
  { field: 'model', examples: ['Typical'] },
  { field: 'price', type: 'number' },
];

const answer = (changes: Partial<PromptResponse> = {}): PromptResponse => ({
  conversationId: 'c1',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
  chart: null,
  ...changes,
});
const byModel = answer({ sorting: [{ column: 'model', direction: 'desc' }] });
const overFiveHundred = [{ column: 'price', operator: '>', value: 500 }];

let api: React.RefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
  // Premium without a key.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={columns} aiAssistant {...props} />
    </div>
  );
}

const grid = () => {
  if (!api.current) {
    throw new Error('There is no grid.');
  }
  return api.current;
};

/** Sends a prompt, and returns what the promise resolves to. */
async function ask(prompt = 'prompt') {
  let result: unknown;
  await act(async () => {
    result = await grid().aiAssistant.processPrompt(prompt);
  });
  return result;
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const sortedBy = () => grid().state.sorting.sortModel.map(({ field }) => field);
const filters = () => grid().state.filter.filterModel.items.map(({ field }) => field);
const conversations = () => grid().state.aiAssistant.conversations;

describe('#set-up', () => {
  test('Without `onPrompt`, sending a prompt has no effect.', async () => {
    render(<Grid />);
    expect(await ask()).toBeUndefined();
    expect(conversations()).toEqual([]);
  });
});

describe('#sampling', () => {
  const receive = async (props: Partial<DataGridPremiumProps>) => {
    const onPrompt = jest.fn(async (_prompt: string, context: string) => {
      void context;
      return answer();
    });
    api = { current: null };
    const { unmount } = render(<Grid onPrompt={onPrompt} {...props} />);
    await ask();
    unmount();
    return JSON.parse(onPrompt.mock.calls[0][1]) as { field: string; examples: unknown[] }[];
  };

  test('takes up to five values of each column, from rows at random, in place of `examples`', async () => {
    const manyRows = Array.from({ length: 9 }, (_, id) => ({
      id,
      model: `Model ${id}`,
      price: id,
    }));
    const [model, price] = await receive({ rows: manyRows, allowAiAssistantDataSampling: true });
    expect(model.examples).toHaveLength(5);
    expect(model.examples).not.toContain('Typical');
    expect(price.examples).toHaveLength(5);
  });

  test('Without this prop, no value of a row leaves the browser with a prompt; with it, values of all columns do, hidden ones included.', async () => {
    const [model, price] = await receive({});
    expect(model.examples).toEqual(['Typical']);
    expect(price.examples).toEqual([]);
    const sampled = await receive({
      allowAiAssistantDataSampling: true,
      columnVisibilityModel: { price: false },
    });
    expect(sampled.find(({ field }) => field === 'price')?.examples).toHaveLength(3);
  });
});

describe('#custom-service', () => {
  test('the id of the conversation from the second prompt on', async () => {
    const onPrompt = jest.fn(async () => answer());
    render(<Grid onPrompt={onPrompt} />);
    await ask('first');
    await ask('second');
    expect(onPrompt.mock.calls).toEqual([
      ['first', expect.any(String), undefined],
      ['second', expect.any(String), 'c1'],
    ]);
  });

  test('Empty lists clear what was set before.', async () => {
    render(<Grid onPrompt={async () => answer()} />);
    act(() => {
      grid().sortColumn('price', 'asc');
      grid().setFilterModel({
        items: [{ field: 'price', operator: '>', value: 500 }],
        quickFilterValues: ['o'],
      });
      grid().setRowGroupingModel(['model']);
    });
    await ask();
    expect(sortedBy()).toEqual([]);
    expect(filters()).toEqual([]);
    expect(grid().state.filter.filterModel.quickFilterValues).toEqual([]);
    expect(grid().state.rowGrouping.model).toEqual([]);
  });

  test('Then it moves filtered and aggregated columns to the front.', async () => {
    render(<Grid onPrompt={async () => answer({ filters: overFiveHundred })} />);
    await ask();
    expect(grid().getAllColumns()[0].field).toBe('price');
  });

  test('Features that are turned off, such as `disableColumnSorting`, are left out of the answer.', async () => {
    render(<Grid disableColumnSorting onPrompt={async () => structuredCopy(byModel)} />);
    expect(await ask()).toEqual(answer());
    expect(sortedBy()).toEqual([]);
  });

  test('A filter on an unknown column is an error, and nothing is applied.', async () => {
    const wrong = [{ column: 'color', operator: 'is', value: 'red' }];
    render(<Grid onPrompt={async () => ({ ...byModel, filters: wrong })} />);
    expect(await ask()).toBeInstanceOf(Error);
    expect(sortedBy()).toEqual([]);
    expect(filters()).toEqual([]);
  });

  test('A `select` greater than the number of rows is an error after everything else was applied.', async () => {
    render(<Grid onPrompt={async () => ({ ...byModel, select: 10 })} />);
    expect(await ask()).toBeInstanceOf(Error);
    expect(sortedBy()).toEqual(['model']);
  });
});

/** The grid writes into the answer. */
function structuredCopy(response: PromptResponse) {
  return JSON.parse(JSON.stringify(response)) as PromptResponse;
}

describe('#process-prompt', () => {
  test('it resolves to the answer, or to the error', async () => {
    const onPrompt = jest.fn(async () => answer());
    render(<Grid onPrompt={onPrompt} />);
    expect(await ask()).toEqual(answer());
    onPrompt.mockRejectedValueOnce(new Error('No answer'));
    expect(await ask()).toEqual(new Error('No answer'));
  });
});

describe('#asynchronous', () => {
  test('appears below the prompt with its message, and what the grid shows stays', async () => {
    render(<Grid onPrompt={() => Promise.reject(new Error('Too busy'))} />);
    act(() => grid().sortColumn('price', 'asc'));
    await ask();
    expect(conversations()[0].prompts[0]).toMatchObject({
      variant: 'error',
      helperText: 'Too busy',
    });
    expect(sortedBy()).toEqual(['price']);
  });

  const askTwice = async () => {
    const answers: Record<string, (response: PromptResponse) => void> = {};
    render(
      <Grid
        onPrompt={(prompt) =>
          new Promise((resolve) => {
            answers[prompt] = resolve;
          })
        }
      />,
    );
    act(() => void grid().aiAssistant.processPrompt('model'));
    await wait(5);
    act(() => void grid().aiAssistant.processPrompt('price'));
    await wait(5);
    return async (column: string) => {
      answers[column](answer({ sorting: [{ column, direction: 'asc' }] }));
      await wait();
    };
  };

  test('the one that arrives last wins, not the prompt that was sent last', async () => {
    const arrive = await askTwice();
    await arrive('price');
    expect(sortedBy()).toEqual(['price']);
    await arrive('model');
    expect(sortedBy()).toEqual(['model']);
  });

  test('The grid stops loading with the first.', async () => {
    const arrive = await askTwice();
    expect(grid().state.rows.loading).toBe(true);
    await arrive('price');
    expect(grid().state.rows.loading).toBe(false);
  });
});

describe('#conversations', () => {
  const two = [
    { id: 'a', title: 'A', prompts: [] },
    { id: 'b', title: 'B', prompts: [] },
  ];

  test('does not contain them', async () => {
    render(<Grid onPrompt={async () => answer()} />);
    await ask();
    expect(grid().exportState()).not.toHaveProperty('aiAssistant');
  });

  test('A controlled index cannot return to 0: the grid stays at the former one.', async () => {
    const { rerender } = render(
      <Grid aiAssistantConversations={two} aiAssistantActiveConversationIndex={1} />,
    );
    await wait();
    expect(grid().state.aiAssistant.activeConversationIndex).toBe(1);
    rerender(<Grid aiAssistantConversations={two} aiAssistantActiveConversationIndex={0} />);
    await wait();
    expect(grid().state.aiAssistant.activeConversationIndex).toBe(1);
  });

  test('`activeConversationIndex` in `initialState` is ignored.', () => {
    const aiAssistant = { conversations: two, activeConversationIndex: 1 };
    render(<Grid initialState={{ aiAssistant }} />);
    expect(grid().state.aiAssistant.activeConversationIndex).toBe(0);
  });
});

describe('#accessibility', () => {
  test('have their names on an element around them, and no name themselves:', async () => {
    Element.prototype.scrollTo = () => undefined;
    const slots = { aiAssistantPanel: GridAiAssistantPanel };
    render(<Grid slots={slots} showToolbar />);
    fireEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));
    await wait(150);
    for (const name of ['New conversation', 'Send']) {
      const around = document.querySelector(`.MuiDataGrid-panel span[aria-label="${name}"]`);
      const button = around?.querySelector('button');
      expect(button).not.toBeNull();
      expect(button).not.toHaveAttribute('aria-label');
      expect(button).not.toHaveAttribute('title');
      expect(button).toHaveTextContent('');
    }
  });
});
