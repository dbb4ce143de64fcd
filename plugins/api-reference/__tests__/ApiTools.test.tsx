import { fireEvent, render, screen } from '@testing-library/react';
import SiteProvider from '../../../tests/jest/SiteProvider';
import ApiTools from '../theme/ApiTools';

test.each([{ key: 'f', ctrlKey: true }, { key: 'f', metaKey: true }, { key: 'F3' }])(
  'clears the filter when the reader searches the page with %j',
  (keys) => {
    render(
      <SiteProvider>
        <ApiTools canFilter />
        <ul data-api-list="">
          <li>
            <a href="#rows">rows</a>
          </li>
          <li>
            <a href="#columns">columns</a>
          </li>
        </ul>
      </SiteProvider>,
    );
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'rows' } });
    expect(screen.queryByRole('link', { name: 'columns' })).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'f' });
    expect(field).toHaveValue('rows');
    fireEvent.keyDown(document.body, keys);
    expect(field).toHaveValue('');
    expect(screen.getByRole('link', { name: 'columns' })).toBeVisible();
  },
);
