import { ownAddress } from '../useLanguageAddress';

test.each([
  ['/x/react-data-grid/?a=1#b', '/x/react-data-grid/?a=1#b'],
  ['/zh/x/', '/zh/x/'],
  ['/x/../x/', '/x/'],
])('%s stays on the site', (address, own) => {
  expect(ownAddress(address)).toBe(own);
});

test.each([
  '//evil.example/x/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
])('%j leads to another site', (address) => {
  expect(ownAddress(address)).toBeUndefined();
});
