import { forgetCookies } from '../client/createGoogleAnalytics';

test('removes only cookies with matching names', () => {
  document.cookie = '_ga=1; Path=/';
  document.cookie = 'codeVariant=JS; Path=/';
  forgetCookies(/^_ga/);
  expect(document.cookie).toBe('codeVariant=JS');
});

test('does not throw in a browser that blocks cookies', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => forgetCookies(/^_ga/)).not.toThrow();
  jest.restoreAllMocks();
});
