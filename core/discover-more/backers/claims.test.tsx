// cspell:words opencollective
const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

describe('#donate', () => {
  test('The `package.json` of `@mui/material` lists Open Collective as its funding address', () => {
    const manifest = JSON.parse(
      readFileSync(path.resolve('node_modules/@mui/material/package.json'), 'utf8'),
    ) as { funding: unknown };
    expect(manifest.funding).toEqual({
      type: 'opencollective',
      url: 'https://opencollective.com/mui-org',
    });
  });
});

export {};
