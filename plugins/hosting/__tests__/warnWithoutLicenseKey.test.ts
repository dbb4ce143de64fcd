import { warnWithoutLicenseKey } from '..';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => warn.mockClear());

test('a build without a key warns once, for any number of languages', () => {
  warnWithoutLicenseKey({}, true);
  warnWithoutLicenseKey({}, false);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toContain('MUI_X_LICENSE_KEY');
});

test('a key is never printed', () => {
  warnWithoutLicenseKey({ MUI_X_LICENSE_KEY: 'the-key-itself' }, true);
  expect(warn).not.toHaveBeenCalled();
});
