import { highlightCode } from '../highlightCode';

test('splits lines into tokens with the classes of the style sheet', () => {
  expect(highlightCode("const day: string = 'Monday';\n// done", 'ts')).toEqual([
    [
      { text: 'const', classes: 'token keyword' },
      { text: ' day', classes: '' },
      { text: ': ', classes: 'token punctuation' },
      { text: 'string ', classes: 'token class-name' },
      { text: '= ', classes: 'token punctuation' },
      { text: "'Monday'", classes: 'token string' },
      { text: ';', classes: 'token punctuation' },
    ],
    [{ text: '// done', classes: 'token comment' }],
  ]);
});

test('leaves other languages to others', () => {
  expect(highlightCode('npm install', 'bash')).toBeUndefined();
});
