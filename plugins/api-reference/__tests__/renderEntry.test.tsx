import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteProvider from '../../../tests/jest/SiteProvider';
import { copyLink } from '../client/copyLink';
import { LABELS } from '../pages/labels';
import type { EntryPage, MemberView } from '../pages/types';
import renderIndex from '../theme/ApiIndex/renderIndex';
import MemberItem from '../theme/ApiPage/MemberItem';
import renderEntry from '../theme/ApiPage/renderEntry';
import ApiTools from '../theme/ApiTools';

const TREE_DATA: MemberView = {
  id: 'prop-treeData',
  name: 'treeData',
  type: '<button type="button" popovertarget="type-Tree">Tree</button>',
  default: '<code>false</code>',
  presence: 'required',
  plan: 'pro',
  deprecated: 'Use another.',
  history: { since: 'since v6', fate: 'deprecated, removed in next: use tree' },
  description: 'Rows form a <code>tree</code>.',
  args: [
    { name: 'params', description: 'The row.' },
    { name: null, description: 'A path.' },
  ],
};

const ENTRY: EntryPage = {
  name: 'DataGridPro',
  kind: 'component',
  package: '@mui/x-data-grid-pro',
  plan: 'pro',
  summary: '',
  deprecated: null,
  imports: [`import { DataGridPro } from '@mui/x-data-grid-pro';`],
  history: { since: 'XGrid before v4' },
  comparison: { address: '/x/api/compare/?of=data-grid/data-grid-pro', from: 'v6', to: 'v7' },
  theme: 'MuiDataGrid',
  json: '/x/api-docs/data-grid/data-grid-pro.json',
  definition: [],
  sections: [
    {
      id: 'props',
      label: 'section.props',
      groups: [
        {
          id: 'props',
          title: null,
          description: '',
          members: [TREE_DATA, { id: 'prop-rows', name: 'rows' }],
        },
      ],
    },
    {
      id: 'classes',
      label: 'section.classes',
      groups: [
        {
          id: 'classes',
          title: null,
          description: '',
          members: [{ id: 'class-root', name: '.MuiDataGrid-root' }],
        },
      ],
    },
  ],
  inherits: [{ from: 'ButtonBase', package: '@mui/material', props: ['action', 'centerRipple'] }],
  guides: [{ title: 'Sorting', address: '/x/react-data-grid/sorting/' }],
  problems: [],
  types: [{ name: 'Tree', code: 'type Tree = 1' }],
};

function renderPage(prefix = '') {
  return render(
    <SiteProvider>
      <div onClick={copyLink}>
        <ApiTools canFilter />
        {renderEntry({ entry: ENTRY, labels: LABELS, part: 'intro', prefix })}
        {renderEntry({ entry: ENTRY, labels: LABELS, part: 'body', prefix })}
      </div>
    </SiteProvider>,
  );
}

const shownNames = () =>
  [...document.querySelectorAll('[data-api-list] > li:not([hidden]) > a')].map(
    ({ textContent }) => textContent,
  );

describe('page of an entry', () => {
  it('shows a prop with its anchor, marks, type, default, description and arguments', () => {
    const { container } = renderPage();
    const prop = container.querySelector<HTMLElement>('#prop-treeData');
    expect(prop).toHaveTextContent(
      'treeDatarequired · since v6Prodeprecated, removed in next: use treeTreeDefault: falseRows form a tree.Use another.paramsThe row.ReturnsA path.',
    );
    expect(within(prop!).getByRole('link', { name: 'treeData' })).toHaveAttribute(
      'href',
      '#prop-treeData',
    );
    expect(container.querySelector('#type-Tree[popover]')).toHaveTextContent('type Tree = 1');
  });

  it('lists inherited props on demand, the name in themes and the guides', () => {
    renderPage();
    const group = screen.getByText('2 props of ButtonBase (@mui/material)').closest('details');
    expect(group).not.toHaveAttribute('open');
    expect(group).toHaveTextContent('action, centerRipple');
    expect(screen.getByText('MuiDataGrid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sorting' })).toHaveAttribute(
      'href',
      '/x/react-data-grid/sorting/',
    );
  });

  it('marks the static members of a class', () => {
    const member = { id: 'prop-of', name: 'of', isStatic: true };
    render(<MemberItem member={member} labels={LABELS} prefix="" />, { wrapper: SiteProvider });
    expect(screen.getByRole('listitem')).toHaveTextContent('ofstatic');
  });

  it('prefixes every anchor with the name of its entry', () => {
    const { container } = renderPage('data-grid-pro-');
    expect(container.querySelector('#data-grid-pro-prop-rows a')).toHaveAttribute(
      'href',
      '#data-grid-pro-prop-rows',
    );
  });

  it('copies the address of a member', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    renderPage();
    const button = screen.getByRole('button', { name: 'Copy link to rows' });
    fireEvent.click(button);
    expect(writeText).toHaveBeenCalledWith('http://localhost/#prop-rows');
    await waitFor(() => expect(button).toHaveAttribute('data-copied'));
  });

  it('shows the address of a member if the browser cannot copy it', async () => {
    const writeText = jest.fn().mockRejectedValue(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    renderPage();
    const button = screen.getByRole('button', { name: 'Copy link to rows' });
    fireEvent.click(button);
    expect(await screen.findByRole('textbox')).toHaveValue('http://localhost/#prop-rows');
    expect(button).not.toHaveAttribute('data-copied');
  });
});

describe('filter', () => {
  it('hides members by name, and sections without matches', async () => {
    renderPage();
    const filter = screen.getByRole('searchbox', { name: 'Filter this page' });
    await userEvent.type(filter, 'tree');
    expect(shownNames()).toEqual(['treeData']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 3'));
    expect(screen.queryByRole('heading', { name: /CSS classes/ })).toBeNull();
    await userEvent.clear(filter);
    expect(shownNames()).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    expect(screen.getByRole('heading', { name: /CSS classes/ })).toBeVisible();
  });

  it('is cleared when an address leads to a hidden member, even when the same link is followed again', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    renderPage();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#prop-rows';
    location.hash = '#prop-rows';
    for (let time = 0; time < 2; time += 1) {
      await userEvent.type(screen.getByRole('searchbox'), 'tree');
      expect(shownNames()).toEqual(['treeData']);
      await userEvent.click(link);
      await waitFor(() => expect(shownNames()).toHaveLength(3));
      expect(screen.getByRole('searchbox')).toHaveValue('');
    }
    link.remove();
    location.hash = '';
  });

  it('finds classes by key and by global name', async () => {
    renderPage();
    const filter = screen.getByRole('searchbox');
    await userEvent.type(filter, 'datagrid');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No name matches.'));
    await userEvent.clear(filter);
    await userEvent.type(filter, '.MuiDataGrid');
    expect(shownNames()).toEqual(['.MuiDataGrid-root']);
  });

  it('searches descriptions if no name matches, and reports when nothing is found', async () => {
    renderPage();
    const filter = screen.getByRole('searchbox');
    await userEvent.type(filter, 'path');
    expect(shownNames()).toEqual(['treeData']);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('No name matches. 1 of 3 mention it.'),
    );
    await userEvent.type(filter, 'zz');
    expect(shownNames()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches.'));
  });
});

describe('density', () => {
  it('is set on the root element and stored', async () => {
    renderPage();
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(document.documentElement.dataset.apiDensity).toBe('table');
    expect(localStorage.getItem('api-density')).toBe('table');
  });
});

describe('index of entries', () => {
  it('is filtered by kind and plan', async () => {
    const line = { address: '/x/a/', isDeprecated: false };
    render(
      <SiteProvider>
        <ApiTools canFilter kinds={['component', 'hook']} />
        {renderIndex({
          sections: [
            {
              kind: 'component',
              entries: [
                { ...line, name: 'DataGrid', plan: 'community' },
                { ...line, name: 'DataGridPro', plan: 'pro', address: '/x/b/' },
              ],
            },
            { kind: 'hook', entries: [{ ...line, name: 'useGridApiRef', plan: 'community' }] },
          ],
          labels: LABELS,
        })}
      </SiteProvider>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Components');
    expect(shownNames()).toEqual(['DataGrid', 'DataGridPro']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Pro');
    expect(shownNames()).toEqual(['DataGridPro']);
    expect(screen.queryByRole('heading', { name: /Hooks/ })).toBeNull();
  });
});
