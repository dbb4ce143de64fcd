import { validateOptions } from '../options';

const validate = (options: object) =>
  validateOptions({
    options,
    validate: (schema, values) => {
      const { error, value } = schema!.validate(values);
      if (error) {
        throw error;
      }
      return value;
    },
  } as Parameters<typeof validateOptions>[0]);

test('accepts only a host without protocol and path', () => {
  expect(validate({ versions: ['v4'], host: 'localhost:3000' }).host).toBe('localhost:3000');
  expect(() => validate({ versions: ['v4'], host: 'https://docs.example/x' })).toThrow(
    '"host" is "https://docs.example/x"; it must be a host such as docs.example.org or localhost:3000, without protocol and path',
  );
});

test('rejects unknown versions', () => {
  expect(() => validate({ versions: ['v3'] })).toThrow('must be one of');
});
