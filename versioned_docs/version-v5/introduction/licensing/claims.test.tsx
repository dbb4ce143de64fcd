import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, LicenseInfo as LicenseInfoOfPro } from '@mui/x-data-grid-pro';
import { DataGridPremium, LicenseInfo as LicenseInfoOfPremium } from '@mui/x-data-grid-premium';
import { LicenseInfo as LicenseInfoOfPickers } from '@mui/x-date-pickers-pro';
import { LicenseInfo, generateLicense } from '@mui/x-license-pro';

const columns = [{ field: 'bike' }];
const rows = [{ id: 1, bike: 'City' }];
const day = 24 * 3600 * 1000;

let logged: string[];
let orders = 0;

const environment = process.env as Record<string, string | undefined>;
const before = environment.NODE_ENV;

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...text) => {
    logged.push(text.join(' '));
  });
});

afterEach(() => {
  environment.NODE_ENV = before;
  LicenseInfo.setLicenseKey('');
  jest.restoreAllMocks();
});

// O=1,E=1577836800000,S=premium,LM=annual,KV=2: its term ended in 2020.
const annualKey =
  '6864a7d99cb893e61628177e63a52fa2Tz0xLEU9MTU3NzgzNjgwMDAwMCxTPXByZW1pdW0sTE09YW5udWFsLEtWPTI=';

function setKey(
  licensingModel: 'perpetual' | 'subscription',
  expiryDate: Date,
  scope: 'pro' | 'premium' = 'pro',
) {
  orders += 1;
  LicenseInfo.setLicenseKey(
    generateLicense({ orderNumber: String(orders), expiryDate, scope, licensingModel }),
  );
}

const logs = (text: string) => logged.filter((message) => message.includes(text));

describe('#what-needs-a-key', () => {
  test('**Community packages contain no check.**', () => {
    render(<DataGrid rows={rows} columns={columns} />);
    expect(screen.queryByText(/^MUI X: /)).not.toBeInTheDocument();
    expect(logs('MUI:')).toEqual([]);
  });
});

describe('#key-formats', () => {
  test('An annual key counts as invalid, although its checksum is right', () => {
    LicenseInfo.setLicenseKey(annualKey);
    render(<DataGridPremium rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X: Invalid license key')).toBeInTheDocument();
    // A wrong checksum is reported without this line, as in the section on messages.
    expect(logs('Error checking license. Sales model not found or invalid!')).toHaveLength(1);
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
    expect(logs('MUI: License key not found for @mui/x-data-grid-pro.')).toHaveLength(1);
    expect(logs('MUI: License key not found for @mui/x-data-grid-premium.')).toHaveLength(1);
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
    expect(screen.getByText('MUI X: Missing license key')).toBeInTheDocument();
    LicenseInfo.setLicenseKey('mistyped');
    rerender(<DataGridPro rows={[...rows]} columns={columns} />);
    expect(screen.getByText('MUI X: Missing license key')).toBeInTheDocument();
    unmount();
    render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X: Invalid license key')).toBeInTheDocument();
  });
});

describe('#is-the-key-secret', () => {
  test('It counts as a perpetual Pro key', () => {
    // The term ended after the release of these packages, and before today.
    // What names KEYVERSION=1 is read as a key of the first format, which knows no scope.
    const orderNumber = `ORDER:7,EXPIRY=${new Date(2024, 0, 1).getTime()},KEYVERSION=1`;
    LicenseInfo.setLicenseKey(
      generateLicense({ orderNumber, expiryDate: new Date(2020, 0, 1), scope: 'premium' }),
    );
    const { unmount } = render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.queryByText(/^MUI X: /)).not.toBeInTheDocument();
    unmount();
    render(<DataGridPremium rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X: License key plan mismatch')).toBeInTheDocument();
  });
});

describe('#when-a-license-expires', () => {
  test('A production build reads no clock, so that what worked keeps working after the term', () => {
    environment.NODE_ENV = 'production';
    setKey('subscription', new Date(2024, 0, 1));
    const { unmount } = render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.queryByText(/^MUI X: /)).not.toBeInTheDocument();
    unmount();
    setKey('subscription', new Date(2023, 0, 1));
    render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X: License key expired')).toBeInTheDocument();
  });
});

describe('#messages', () => {
  test('None of them stops the render', () => {
    const soon = new Date(Date.now() + day);
    const show = (watermark: string) => {
      const { unmount } = render(<DataGridPremium rows={rows} columns={columns} />);
      expect(screen.getByText(watermark)).toBeInTheDocument();
      expect(screen.getByText('City')).toBeInTheDocument();
      unmount();
    };
    show('MUI X: Missing license key');
    LicenseInfo.setLicenseKey('mistyped');
    show('MUI X: Invalid license key');
    expect(logs('Error checking license.')).toEqual([]);
    setKey('perpetual', soon, 'pro');
    show('MUI X: License key plan mismatch');
    setKey('perpetual', new Date(2023, 0, 1), 'premium');
    show('MUI X: License key expired');
  });
});

describe('#license-key-expired', () => {
  test('every component works, with the message and the watermark', () => {
    environment.NODE_ENV = 'development';
    setKey('subscription', new Date(Date.now() - 400 * day));
    render(<DataGridPro rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X: License key expired')).toBeInTheDocument();
    expect(screen.getByText('City')).toBeInTheDocument();
    expect(logs('MUI: License key expired.')).toHaveLength(1);
  });

  test('the term is checked first', () => {
    setKey('subscription', new Date(Date.now() - day), 'pro');
    render(<DataGridPremium rows={rows} columns={columns} />);
    expect(screen.getByText('MUI X: License key expired')).toBeInTheDocument();
    expect(logs('MUI: License key plan mismatch.')).toEqual([]);
  });
});
