import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, LicenseInfo as LicenseInfoOfPro } from '@mui/x-data-grid-pro';
import { DataGridPremium, LicenseInfo as LicenseInfoOfPremium } from '@mui/x-data-grid-premium';
import { LicenseInfo as LicenseInfoOfPickers } from '@mui/x-date-pickers-pro';
import { LicenseInfo, generateLicense } from '@mui/x-license-pro';

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
  test('**Community packages contain no check.**', () => {
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
    expect(logged.filter((text) => text.includes('MUI: Missing license key.'))).toHaveLength(2);
    expect(screen.getAllByText('City')).toHaveLength(3);
  });
});

describe('#set-the-key', () => {
  test('is exported by `@mui/x-data-grid-pro`, `@mui/x-data-grid-premium` and `@mui/x-date-pickers-pro` too', () => {
    expect([LicenseInfoOfPro, LicenseInfoOfPremium, LicenseInfoOfPickers]).toEqual([
      LicenseInfo,
      LicenseInfo,
      LicenseInfo,
    ]);
  });

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

describe('#expired-license-key', () => {
  const environment = process.env as Record<string, string | undefined>;
  const before = environment.NODE_ENV;
  let orders = 0;

  function setExpiredKey() {
    orders += 1;
    LicenseInfo.setLicenseKey(
      generateLicense({
        orderNumber: String(orders),
        expiryDate: new Date(Date.now() - 31 * 24 * 3600 * 1000),
        scope: 'pro',
        licensingModel: 'annual',
      }),
    );
    environment.NODE_ENV = 'development';
  }

  afterEach(() => {
    environment.NODE_ENV = before;
    LicenseInfo.setLicenseKey('');
  });

  test('the application appears with the watermark, and the error is in the console', () => {
    setExpiredKey();
    render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X Expired license key')).toBeInTheDocument();
    expect(screen.getByText('City')).toBeInTheDocument();
    expect(logged.filter((text) => text.includes('MUI: Expired license key.'))).toHaveLength(1);
  });

  test('With the older `ReactDOM.render`, the only one that React 17 has, there is no second attempt, and nothing appears', () => {
    setExpiredKey();
    const container = document.createElement('div');
    expect(() => ReactDOM.render(<DataGridPro rows={rows} columns={columns} />, container)).toThrow(
      'MUI: Expired license key.',
    );
    expect(container).toBeEmptyDOMElement();
  });

  test('On the server, the first request fails', () => {
    setExpiredKey();
    const onServer = () => renderToString(<DataGridPro rows={rows} columns={columns} />);
    expect(onServer).toThrow('MUI: Expired license key.');
    expect(onServer).not.toThrow();
  });
});
