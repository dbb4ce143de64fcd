import { parseFeed } from '../client/parseFeed';

const ITEM = {
  statlink: '//clicks.example/1',
  statimp: '//counts.example/1',
  image: 'https://pictures.example/1.png',
  company: 'Example Tools',
  description: 'Tables that count themselves.',
  pixel: 'https://a.example/p?t=[timestamp]||//b.example/[timestamp]/[timestamp]',
  timestamp: '1764000000',
};

test('parses an item, and adds https to addresses without a scheme', () => {
  expect(parseFeed({ ads: [{}, ITEM] })).toEqual({
    link: 'https://clicks.example/1',
    image: 'https://pictures.example/1.png',
    company: 'Example Tools',
    description: 'Tables that count themselves.',
    pixels: [
      'https://counts.example/1',
      'https://a.example/p?t=1764000000',
      'https://b.example/1764000000/1764000000',
    ],
  });
});

test('ignores items without a link', () => {
  expect(parseFeed({ ads: [] })).toBeNull();
  expect(parseFeed({ ads: [{}, null, 7, 'text', { statimp: '//x.example' }] })).toBeNull();
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://plain.example/',
  'https://reader:secret@host.example/',
  'https://',
  '/relative',
  'blob:https://a.example/1',
  { toString: () => 'https://object.example/' },
])('rejects the address %p', (address) => {
  expect(parseFeed({ ads: [{ ...ITEM, statlink: address }] })).toBeNull();
  const ad = parseFeed({ ads: [{ ...ITEM, image: address, statimp: address, pixel: address }] });
  expect(ad).toMatchObject({ image: null, pixels: [] });
});

test('keeps markup as text, truncates texts and removes control characters', () => {
  const markup = '<img src=x onerror=alert(1)>';
  expect(parseFeed({ ads: [{ ...ITEM, company: markup }] })?.company).toBe(markup);
  expect(parseFeed({ ads: [{ ...ITEM, company: 'a\u202eb\u0000\n\tc' }] })?.company).toBe('a b c');
  const long = parseFeed({ ads: [{ ...ITEM, description: '界'.repeat(5_000) }] })?.description;
  expect([...(long ?? '')]).toHaveLength(200);
  expect(long).toMatch(/界…$/);
});

test('replaces an invalid timestamp with the current time', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const ad = parseFeed({ ads: [{ ...ITEM, timestamp: '1&x=<script>' }] });
  expect(ad?.pixels[1]).toBe('https://a.example/p?t=1700000000000');
});

test('limits the number of counting pixels', () => {
  const pixel = Array.from({ length: 500 }, (_, index) => `//p.example/${index}`).join('||');
  expect(parseFeed({ ads: [{ ...ITEM, pixel }] })?.pixels).toHaveLength(6);
});

test.each([null, 7, 'text', [], {}, { ads: {} }, { ads: 'text' }])(
  'rejects the feed %p',
  (answer) => {
    expect(() => parseFeed(answer)).toThrow('The ad feed has no list "ads".');
  },
);

test('rejects an ad without texts', () => {
  expect(() => parseFeed({ ads: [{ statlink: '//x.example', company: 7 }] })).toThrow(
    'The ad of the feed has neither "company" nor "description".',
  );
});
