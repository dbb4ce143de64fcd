import { forgetCookies } from '../client/forgetCookies';

test('cookies go by their names, others stay', () => {
  document.cookie = '_ga=1; Path=/';
  document.cookie = 'codeVariant=JS; Path=/';
  forgetCookies(/^_ga/);
  expect(document.cookie).toBe('codeVariant=JS');
});

test('a browser that refuses cookies does not fail', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => forgetCookies(/^_ga/)).not.toThrow();
  jest.restoreAllMocks();
});
