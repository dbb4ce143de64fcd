import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteProvider from '../../../tests/jest/SiteProvider';
import { LABELS } from '../pages/labels';
import type { EntryPage } from '../pages/types';
import ApiFilter from '../theme/ApiFilter';
import ApiIndex from '../theme/ApiIndex';
import renderSection from '../theme/ApiSection/renderSection';

const ENTRY: EntryPage = {
  name: 'DataGridPro',
  kind: 'component',
  package: '@mui/x-data-grid-pro',
  plan: 'pro',
  summary: '',
  deprecated: null,
  imports: [`import { DataGridPro } from '@mui/x-data-grid-pro';`],
  json: '/x/api-docs/data-grid/data-grid-pro.json',
  descriptionLang: 'en',
  props: [
    {
      name: 'treeData',
      type: 'boolean',
      default: 'false',
      presence: 'required',
      plan: 'pro',
      deprecated: 'Use another.',
      description: 'Rows form a <code>tree</code>.',
    },
  ],
  slots: [],
  classes: [{ name: 'root', className: 'MuiDataGrid-root', deprecated: null, description: '' }],
  inherits: [],
};

describe('sections of an entry', () => {
  it('show a prop with its anchor, marks, type, default and description', () => {
    const { container } = render(
      <SiteProvider>{renderSection({ name: 'props', entry: ENTRY, labels: LABELS })}</SiteProvider>,
    );
    const name = container.querySelector('#prop-treeData');
    expect(name).toHaveTextContent('treeDatarequiredProdeprecated');
    expect(within(name as HTMLElement).getByRole('link')).toHaveAttribute('href', '#prop-treeData');
    const [type, description] = screen.getAllByRole('definition');
    expect(type).toHaveTextContent('boolean Default: false');
    expect(description).toHaveTextContent('Rows form a tree.Use another.');
    expect(description).toHaveAttribute('lang', 'en');
  });

  it('show the global name of a class', () => {
    const { container } = render(
      <SiteProvider>
        {renderSection({ name: 'classes', entry: ENTRY, labels: LABELS })}
      </SiteProvider>,
    );
    expect(container.querySelector('#class-root')).toHaveTextContent('root');
    expect(screen.getByText('.MuiDataGrid-root')).toBeInTheDocument();
  });

  it('stop the build when a page asks for an unknown one', () => {
    expect(() =>
      renderSection({ name: 'proops', entry: ENTRY, labels: LABELS }),
    ).toThrowErrorMatchingInlineSnapshot(
      `"<ApiSection name="proops">: there is no such section. Valid names: summary, import, props, slots, classes, inherited."`,
    );
  });
});

describe('the list of entries', () => {
  const entries = ['Gauge', 'BarChart', 'BarPlot'].map((name) => ({
    name,
    slug: name.toLowerCase(),
    kind: 'component' as const,
    plan: 'community' as const,
    deprecated: name === 'Gauge',
  }));

  it('is filtered by what is typed, and says when nothing is left', async () => {
    render(
      <SiteProvider>
        <ApiFilter label="Filter" none="Nothing" />
        <ApiIndex entries={entries} deprecatedLabel="deprecated" />
      </SiteProvider>,
    );
    const filter = screen.getByRole('searchbox', { name: 'Filter' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.type(filter, ' bar');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'BarChart',
      'BarPlot',
    ]);
    await userEvent.type(filter, 'x');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing');
  });
});
