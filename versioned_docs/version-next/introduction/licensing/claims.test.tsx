import * as React from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type * as license from '@mui/x-license';
import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';

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

describe('#telemetry', () => {
  const sent = jest.fn(async (_address: string, _request: { body: string }) => ({ ok: true }));
  const realFetch = globalThis.fetch;
  let printed: string[];

  const storedIds = (storage: Storage) =>
    Object.keys(storage).filter((key) => key.startsWith('__mui_x_telemetry_'));

  /** A key that was not checked before, and time for what follows the check. */
  async function check(key: string) {
    LicenseInfo.setLicenseKey(key);
    render(<DataGridPro rows={rows} columns={columns} />);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }

  beforeEach(() => {
    sent.mockClear();
    printed = [];
    globalThis.fetch = sent as never;
    jest.spyOn(console, 'log').mockImplementation((...text) => {
      printed.push(text.join(' '));
    });
  });

  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test('**Nothing is sent by default.**', async () => {
    await check('first');
    expect(logged.join()).toContain('MUI X: Invalid license key.');
    expect(sent).not.toHaveBeenCalled();
  });

  test('Two random ids are kept in the browser all the same, one in the session storage and one in the local storage', async () => {
    sessionStorage.clear();
    await check('second');
    expect(storedIds(sessionStorage)).toHaveLength(1);
    expect(storedIds(localStorage)).toHaveLength(1);
    expect(sent).not.toHaveBeenCalled();
  });

  test('Each check then sends the license key, the package, its release date and the result to `x-telemetry.mui.com`', async () => {
    muiXTelemetrySettings.enableTelemetry();
    await check('third');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const [address, request] = sent.mock.calls[0]!;
    expect(new URL(address).hostname).toBe('x-telemetry.mui.com');
    const [event] = JSON.parse(request.body);
    expect(event.context.licenseKey).toBe('third');
    expect(event.payload).toEqual({
      packageName: 'x-data-grid-pro',
      packageReleaseInfo: expect.any(String),
      licenseStatus: 'Invalid',
    });
  });

  test('The event is logged instead of sent', async () => {
    muiXTelemetrySettings.enableDebug();
    muiXTelemetrySettings.enableTelemetry();
    await check('fourth');
    expect(printed.join()).toContain('"licenseKey": "fourth"');
    expect(sent).not.toHaveBeenCalled();
  });

  /** A page of its own, on which the environment says `disabled`, and its first check. */
  async function checkWhere(disabled: boolean, key: string, prepare?: (x: typeof license) => void) {
    const environment = globalThis as Record<string, unknown>;
    environment.__MUI_X_TELEMETRY_DISABLED__ = disabled;
    await jest.isolateModulesAsync(async () => {
      const fresh = jest.requireActual<typeof license>('@mui/x-license');
      prepare?.(fresh);
      const { sendMuiXTelemetryEvent } = jest.requireActual('@mui/x-telemetry');
      await sendMuiXTelemetryEvent({
        eventName: 'licenseVerification',
        context: { licenseKey: key },
      });
    });
    delete environment.__MUI_X_TELEMETRY_DISABLED__;
  }

  test('`__MUI_X_TELEMETRY_DISABLED__` on the global object turns it off with `true` and on with `false`', async () => {
    await checkWhere(true, 'fifth');
    expect(sent).not.toHaveBeenCalled();
    await checkWhere(false, 'sixth');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]![1].body).toContain('sixth');
  });

  test('The call keeps it off even where the environment turns it on', async () => {
    await checkWhere(false, 'seventh', (fresh) => fresh.muiXTelemetrySettings.disableTelemetry());
    expect(sent).not.toHaveBeenCalled();
    expect(printed).toEqual([]);
  });
});
