import { act, renderHook, waitFor } from '@testing-library/react';
import { SERVER_SETTINGS, useDemoSettings, writeSettings } from '../demoSettings';
import type { DemoSettings } from '../types';

const root = document.documentElement;

test.each<[string, Partial<DemoSettings>]>([
  ['color mode', { mode: 'dark' }],
  ['direction', { direction: 'rtl' }],
  ['density', { dense: true }],
  ['spacing', { spacing: 4 }],
  ['palette', { paletteColors: { primary: { main: '#b00020' } } }],
])('demos follow the %s of the page, there and back', async (_name, change) => {
  writeSettings(root, SERVER_SETTINGS);
  const { result } = renderHook(() => useDemoSettings());
  expect(result.current).toEqual(SERVER_SETTINGS);
  act(() => writeSettings(root, { ...SERVER_SETTINGS, ...change }));
  await waitFor(() => expect(result.current).toEqual({ ...SERVER_SETTINGS, ...change }));
  act(() => writeSettings(root, SERVER_SETTINGS));
  await waitFor(() => expect(result.current).toEqual(SERVER_SETTINGS));
});

test('with default settings, demos do not render again after the server', () => {
  writeSettings(root, { ...SERVER_SETTINGS, dense: true });
  const seen: DemoSettings[] = [];
  writeSettings(root, SERVER_SETTINGS);
  renderHook(() => seen.push(useDemoSettings()));
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBe(SERVER_SETTINGS);
});

test('default settings add no attributes to the page', () => {
  writeSettings(root, { ...SERVER_SETTINGS, dense: true, spacing: 4 });
  writeSettings(root, SERVER_SETTINGS);
  expect(root.getAttributeNames().filter((name) => name.startsWith('data-'))).toEqual([
    'data-theme',
  ]);
});
