import { render } from '@testing-library/react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

const { readdirSync, readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

describe('#status', () => {
  test('`@mui/material` 6.5 contains TypeScript declarations, but no files for Flow', () => {
    const folder = path.dirname(require.resolve('@mui/material/package.json'));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toContain(path.join('Button', 'Button.d.ts'));
    expect(files).toContain('index.d.ts');
    expect(files.filter((file) => file.endsWith('.flow'))).toEqual([]);
    const scripts = files.filter((file) => /^([A-Z]\w+)[\\/]\1\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(100);
    for (const file of scripts) {
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('@flow');
    }
  });
});

describe('#untyped', () => {
  test('With React 18 and earlier, the components check their props in development: a wrong type logs an error in the console', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const messages = () => log.mock.calls.map((args) => args.map(String).join(' ')).join('\n');
    render(<Button fullWidth={'very' as unknown as boolean}>Save</Button>);
    expect(messages()).toContain('`fullWidth`');
    log.mockClear();
    render(<TextField label="Name" rows={true as unknown as number} multiline />);
    expect(messages()).toContain('`rows`');
    log.mockClear();
    render(<Button fullWidth>Save</Button>);
    expect(messages()).toBe('');
    log.mockRestore();
  });
});
