import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import SiteProvider from '../../../tests/jest/SiteProvider';
import type { Question, Search } from '../client/useSearch';
import { keepRecent } from '../client/recentSearches';
import SearchDialog from '../theme/SearchDialog';
import type { SearchResults } from '../types';

const asked: Question[] = [];
let results: SearchResults = { groups: [], isNear: false };
let failure: string | null = null;
let isLate = false;
let isWaiting = false;

jest.mock('../client/useSearch', () => ({
  useSearch: (_files: unknown, _version: string, initialText: string): Search => {
    const [question, setQuestion] = useState<Question>({
      text: initialText,
      group: '',
      plan: '',
      flag: '',
    });
    const latest = useRef(question);
    asked.push(question);
    const query = { ...question, area: '' };
    const reply = {
      type: 'results',
      query,
      results,
      isComplete: true,
      duration: 1,
    } as const;
    return {
      question,
      change: (changes) => {
        latest.current = { ...latest.current, ...changes };
        if (!isLate) {
          setQuestion(latest.current);
        }
      },
      reply: question.text && !failure && !isLate ? reply : null,
      isWaiting,
      failure,
      retry: () => undefined,
    };
  },
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: () => ({ default: {} }),
  useDocsVersionCandidates: () => [{ name: 'current', label: '7.28.3' }],
}));

const FOUND: SearchResults = {
  isNear: false,
  groups: [
    {
      name: 'pages',
      total: 9,
      results: [
        {
          address: '/x/a/',
          kind: 'page',
          title: ['', 'Sort', 'ing'],
          context: ['Grid'],
          flags: [],
        },
        {
          address: '/x/a/#b',
          kind: 'section',
          title: ['Several'],
          context: ['Sorting'],
          plan: 'pro',
          flags: ['new'],
        },
      ],
    },
    {
      name: 'api',
      total: 1,
      results: [
        {
          address: '/x/api/c/#prop-sort',
          kind: 'prop',
          title: ['', 'sort', 'Model'],
          context: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
          flags: ['deprecated'],
        },
      ],
    },
  ],
};

beforeEach(() => {
  isWaiting = false;
  // jsdom has the dialog element but does not open it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // Nor does it create the storage event that notifies other parts of the page.
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation(
      (type) => Object.assign(new Event(type), { initStorageEvent: () => undefined }) as never,
    );
  // It also has no layout to scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  asked.length = 0;
  results = FOUND;
  failure = null;
});

function open(initialText = 'sort') {
  const onClose = jest.fn();
  render(
    <SiteProvider>
      <SearchDialog files={{}} initialText={initialText} onClose={onClose} />
    </SiteProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Search the documentation of 7.28.3' });
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent;
  return { field, active, onClose };
}

describe('SearchDialog', () => {
  it('shows groups, marks, plans, flags and owners', () => {
    open();
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups[0]).toContain('Pages');
    expect(groups[1]).toContain('Prop · DataGrid, DataGridPro and 1 more');
    expect(groups[1]).toContain('Deprecated');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Sort',
      'sort',
    ]);
    const section = screen.getByRole('option', { name: /Several/ });
    expect(within(section).getByRole('img', { name: 'Pro plan' })).not.toBeNull();
    expect(section.textContent).toContain('New');
  });

  it('renders the visible results immediately and the rest after the paint', async () => {
    const page = FOUND.groups[0]!.results[0]!;
    const pages = Array.from({ length: 12 }, (_page, number) => ({
      ...page,
      address: `/x/${number}/`,
      excerpt: ['A line of text'],
    }));
    results = { isNear: false, groups: [{ name: 'pages', total: 30, results: pages }] };
    open();
    const list = within(screen.getByRole('listbox'));
    expect(list.getAllByRole('option')).toHaveLength(7);
    expect(list.queryByText('Show all 30')).toBeNull();
    expect((await list.findByText('Show all 30')).id).toMatch(/12$/);
    expect(list.getAllByRole('option')).toHaveLength(13);
  });

  it('cycles through all options with the arrow keys', () => {
    const { field, active } = open();
    // No option is active during typing.
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      seen.push(active());
    }
    expect(seen.map((text) => text?.slice(0, 7))).toEqual([
      'Sorting',
      'Several',
      'Show al',
      'sortMod',
      'Sorting',
    ]);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(active()).toMatch(/^sortModel/);
  });

  it('shows all results of a group when its last option is chosen', () => {
    const { field } = open();
    for (let step = 0; step < 3; step += 1) {
      fireEvent.keyDown(field, { key: 'ArrowDown' });
    }
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(asked.at(-1)).toMatchObject({ text: 'sort', group: 'pages' });
  });

  it('closes when a result is chosen, and remembers the search', () => {
    const { field, onClose } = open();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).toHaveBeenCalled();
    expect(Object.values({ ...localStorage })).toEqual(['["sort"]']);
  });

  it('waits for the answer when Enter is pressed early', () => {
    keepRecent('other');
    isLate = true;
    const { field, onClose } = open('');
    expect(screen.getByRole('option', { name: 'other' })).not.toBeNull();
    fireEvent.change(field, { target: { value: 'sort' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
    expect((field as HTMLInputElement).value).toBe('sort');
    isLate = false;
    fireEvent.change(screen.getByLabelText('Plan'), { target: { value: 'pro' } });
    expect(onClose).toHaveBeenCalled();
  });

  it('offers recent searches and clears them', () => {
    const first = open();
    fireEvent.keyDown(first.field, { key: 'Enter' });
    cleanup();
    const { active, field } = open('');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(active()).toBe('sort');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(asked.at(-1)).toMatchObject({ text: 'sort' });
    expect((field as HTMLInputElement).value).toBe('sort');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(localStorage).toHaveLength(0);
  });

  it('filters by plan, and offers to remove the filters when nothing is found', () => {
    results = { groups: [], isNear: false };
    open();
    fireEvent.change(screen.getByLabelText('Plan'), { target: { value: 'premium' } });
    expect(asked.at(-1)).toMatchObject({ plan: 'premium' });
    expect(screen.getByText('Nothing found for “sort”.')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Search without filters' }));
    expect(asked.at(-1)).toMatchObject({ plan: '' });
  });

  it('reports that only similar names were found', () => {
    results = { ...FOUND, isNear: true };
    open();
    expect(screen.getByRole('status').textContent).toMatch(/^No exact matches/);
  });

  it('shows that it is searching instead of the hint', () => {
    isWaiting = true;
    open('');
    expect(screen.getByRole('status').textContent).toBe('Searching…');
    expect(screen.queryByText(/^Type words/)).toBeNull();
  });

  it('explains why it cannot search', () => {
    failure = '/assets/search/x.json answers 503';
    open();
    expect(screen.getByRole('alert').textContent).toContain(failure);
    expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  });
});
