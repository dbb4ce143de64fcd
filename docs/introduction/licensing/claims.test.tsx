import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { LicenseInfo } from '@mui/x-license';

const columns = [{ field: 'bike' }];
const rows = [{ id: 1, bike: 'City' }];

let logged: string[];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...text) => {
    logged.push(text.join(' '));
  });
});

afterEach(() => jest.restoreAllMocks());

describe('#what-needs-a-key', () => {
  test('Community packages do not check for a license', () => {
    render(<DataGrid rows={rows} columns={columns} />);
    expect(screen.queryByText(/^MUI X /)).not.toBeInTheDocument();
    expect(logged).toEqual([]);
  });
});

describe('#without-a-key', () => {
  test('Each commercial package logs one message', () => {
    render(
      <>
        <DataGridPro rows={rows} columns={columns} />
        <DataGridPro rows={rows} columns={columns} />
        <DataGridPremium rows={rows} columns={columns} />
      </>,
    );
    expect(logged.filter((text) => text.includes('MUI X: Missing license key.'))).toHaveLength(2);
    expect(screen.getAllByText('City')).toHaveLength(3);
  });
});

describe('#set-the-key', () => {
  test('the watermark stays until the component is remounted', () => {
    const { rerender, unmount } = render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
    LicenseInfo.setLicenseKey('mistyped');
    rerender(<DataGridPro rows={[...rows]} columns={columns} />);
    expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
    unmount();
    render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X Invalid license key')).toBeInTheDocument();
  });
});
