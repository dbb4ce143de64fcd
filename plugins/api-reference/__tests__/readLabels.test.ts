import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LABELS } from '../pages/labels';
import { readLabels } from '../pages/readLabels';

const dir = mkdtempSync(path.join(tmpdir(), 'labels-'));

function write(messages: Record<string, string>): string {
  const file = path.join(dir, 'labels.json');
  const content = Object.entries(messages).map(([id, message]) => [id, { message }]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(content)));
  return file;
}

describe('labels in another language', () => {
  it('are those of the Chinese file', () => {
    const labels = readLabels(path.join(__dirname, '../../../i18n/zh/api-reference/labels.json'));
    expect(labels['section.slots']).toBe('插槽');
  });

  it('must be whole, have the same placeholders and nothing besides', () => {
    const { 'section.theme': _left, ...rest } = LABELS;
    const file = write({ ...rest, 'index.description': 'All', extra: 'x' });
    const run = () => readLabels(file);
    expect(run).toThrow('lacks "section.theme" ("Theme")');
    expect(run).toThrow('"index.description" needs the same placeholders');
    expect(run).toThrow('translates "extra", which the reference does not show');
  });
});
