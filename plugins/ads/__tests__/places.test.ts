import { isAdFree } from '../client/isAdFree';
import { isBot } from '../client/isBot';

test.each(['/playground', '/zh/playground/', '/x/demos/', '/x/v6/demos/frame/code/'])(
  '%s has no ads',
  (address) => expect(isAdFree(address)).toBe(true),
);

test.each(['/x/react-charts/bars/', '/zh/x/introduction/', '/x/playgrounds/', '/x/v6/demos-of/'])(
  '%s has ads',
  (address) => expect(isAdFree(address)).toBe(false),
);

test('recognizes crawlers by their user agents', () => {
  expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(
    true,
  );
  expect(isBot('Mozilla/5.0 (compatible; Baiduspider/2.0)')).toBe(true);
  expect(
    isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'),
  ).toBe(false);
});
