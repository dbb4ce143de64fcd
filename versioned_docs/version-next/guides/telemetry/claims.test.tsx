import { render, waitFor } from '@testing-library/react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type * as license from '@mui/x-license';
import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';

const sent = jest.fn(async (_address: string, _request: { method: string; body: string }) => ({
  ok: true,
}));
const realFetch = globalThis.fetch;
const environment = globalThis as Record<string, unknown>;

beforeEach(() => {
  sent.mockClear();
  globalThis.fetch = sent as never;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  globalThis.fetch = realFetch;
  delete environment.__MUI_X_TELEMETRY_DISABLED__;
  jest.restoreAllMocks();
});

/** A key that was not checked before, and time for what follows the check. */
async function check(key: string) {
  LicenseInfo.setLicenseKey(key);
  render(<DataGridPro rows={[]} columns={[]} />);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}

/** A page of its own, on which the global object says `disabled`, and its first check. */
async function checkWhere(
  disabled: unknown,
  key: string,
  prepare?: (fresh: typeof license) => void,
) {
  environment.__MUI_X_TELEMETRY_DISABLED__ = disabled;
  await jest.isolateModulesAsync(async () => {
    prepare?.(jest.requireActual<typeof license>('@mui/x-license'));
    const { sendMuiXTelemetryEvent } = jest.requireActual('@mui/x-telemetry');
    await sendMuiXTelemetryEvent({
      eventName: 'licenseVerification',
      context: { licenseKey: key },
    });
  });
}

const storedIds = (storage: Storage) =>
  Object.keys(storage).filter((key) => key.startsWith('__mui_x_telemetry_'));

describe('#kept', () => {
  test('The two ids of the browser are made with the first check, even where telemetry is off.', async () => {
    await check('first');
    expect(storedIds(sessionStorage)).toHaveLength(1);
    expect(storedIds(localStorage)).toHaveLength(1);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('#opt-in', () => {
  test('a call in code wins over the global object,', async () => {
    await checkWhere(true, 'second', ({ muiXTelemetrySettings: settings }) =>
      settings.enableTelemetry(),
    );
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockClear();
    await checkWhere(false, 'third', ({ muiXTelemetrySettings: settings }) =>
      settings.disableTelemetry(),
    );
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('#opt-in-global', () => {
  test("It has to be `true` or `false`; the text `'false'` is ignored.", async () => {
    await checkWhere('false', 'fourth');
    expect(sent).not.toHaveBeenCalled();
    await checkWhere(false, 'fifth');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('#what', () => {
  test('a check sends one `POST` request to `https://x-telemetry.mui.com/v2/telemetry/record`.', async () => {
    muiXTelemetrySettings.enableTelemetry();
    await check('sixth');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const [address, { method, body }] = sent.mock.calls[0]!;
    expect(address).toBe('https://x-telemetry.mui.com/v2/telemetry/record');
    expect(method).toBe('POST');
    const [event] = JSON.parse(body);
    expect(event.context).toMatchObject({
      licenseKey: 'sixth',
      sessionId: expect.any(String),
      anonymousId: expect.any(String),
    });
    expect(Object.keys(event.payload).sort()).toEqual([
      'licenseStatus',
      'packageName',
      'packageReleaseInfo',
    ]);
  });
});

describe('#debug', () => {
  test('the event is logged in the console, and no request is made.', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    muiXTelemetrySettings.enableDebug();
    muiXTelemetrySettings.enableTelemetry();
    await check('seventh');
    expect(log.mock.calls.flat().join()).toContain('"licenseKey": "seventh"');
    expect(sent).not.toHaveBeenCalled();
  });
});
