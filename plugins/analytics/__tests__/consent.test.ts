import { needsConsent } from '../client/needsConsent';
import { refusesTracking } from '../client/refusesTracking';

test('asks all readers with "always" and no readers with "never"', () => {
  expect(needsConsent('always', 'Asia/Tokyo')).toBe(true);
  expect(needsConsent('never', 'Europe/Berlin')).toBe(false);
});

test.each([
  'Europe/Berlin',
  'Europe/London',
  'Atlantic/Canary',
  'Indian/Reunion',
  'America/Sao_Paulo',
  'UTC',
  'Etc/GMT+3',
  '',
  undefined,
])('asks readers in the time zone %p', (zone) => expect(needsConsent('region', zone)).toBe(true));

test.each(['Asia/Shanghai', 'America/New_York', 'Australia/Sydney', 'Africa/Lagos'])(
  'does not ask readers in the time zone %p',
  (zone) => expect(needsConsent('region', zone)).toBe(false),
);

test('the listed time zones exist', () => {
  const zones = ['Africa/Ceuta', 'Atlantic/Azores', 'Indian/Mayotte', 'America/Recife'];
  for (const timeZone of zones) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(needsConsent('region', timeZone)).toBe(true);
  }
});

test('respects Do Not Track and Global Privacy Control', () => {
  expect(refusesTracking({ globalPrivacyControl: true })).toBe(true);
  expect(refusesTracking({ doNotTrack: '1' })).toBe(true);
  expect(refusesTracking({ doNotTrack: 'yes' })).toBe(true);
  expect(refusesTracking({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
  expect(refusesTracking({ doNotTrack: null })).toBe(false);
  expect(refusesTracking({ doNotTrack: 'unspecified' })).toBe(false);
});
