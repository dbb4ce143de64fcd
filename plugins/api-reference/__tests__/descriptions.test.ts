import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTranslator, hashText } from '../descriptions/createTranslator';
import { findMistranslations } from '../descriptions/findMistranslations';
import { listDescriptionGaps } from '../descriptions/listDescriptionGaps';
import { listTexts } from '../descriptions/listTexts';
import { readTranslations } from '../descriptions/readTranslations';
import { createMarkdownRenderer } from '../pages/renderMarkdown';
import { SAMPLE } from './sampleDoc';

const reference = { entries: [SAMPLE] };

/** Translates English texts as if the translations were read from a file. */
const translate = (texts: Record<string, string>) =>
  new Map(
    Object.entries(texts).map(([english, text]) => [
      hashText(english),
      { place: 'DataGridPro#prop-treeData', text },
    ]),
  );

describe('texts of an entry', () => {
  it('include its members, their arguments and their deprecations, with their location', () => {
    expect(listTexts(SAMPLE)).toEqual([
      { place: 'DataGridPro', text: 'A grid.' },
      { place: 'DataGridPro#prop-columns', text: 'Set of columns of type [[GridColDef]][].' },
      { place: 'DataGridPro#prop-treeData', text: 'If `true`, rows form a tree.\n\n- one\n- two' },
      { place: 'DataGridPro#prop-treeData', text: 'Use <b>x</b>.' },
      { place: 'DataGridPro#prop-getLabel', text: 'Its place.' },
      { place: 'DataGridPro#prop-getLabel', text: 'The text.' },
      { place: 'DataGridPro#slot-toolbar', text: 'Above.' },
      { place: 'DataGridPro#class-root', text: 'The root.' },
    ]);
  });

  it('are the same regardless of line breaks', () => {
    expect(hashText('If `true`,\n  rows move.\n')).toBe(hashText('If `true`, rows move.'));
    expect(hashText('If `true`, rows move.')).not.toBe(hashText('If `false`, rows move.'));
  });
});

describe('description gaps', () => {
  it('are distinct untranslated texts, and translations whose English text changed or was removed', () => {
    const translations = new Map([
      ...translate({ 'A grid.': '网格。', 'It was so.': '旧的说明。' }),
      [hashText('gone'), { place: 'OldGrid#prop-x', text: '不在了。' }] as const,
    ]);
    const { total, missing, stale } = listDescriptionGaps([reference, reference], translations);
    expect(total).toBe(8);
    expect(missing.map(({ text }) => text)).not.toContain('A grid.');
    expect(missing).toHaveLength(7);
    expect(stale).toEqual([
      { place: 'DataGridPro#prop-treeData', text: '旧的说明。', isChanged: true },
      { place: 'OldGrid#prop-x', text: '不在了。', isChanged: false },
    ]);
  });
});

describe('translation of a description', () => {
  it('contains the names of the English text', () => {
    const faults = (text: string) =>
      findMistranslations(
        reference,
        translate({ 'Set of columns of type [[GridColDef]][].': text }),
      );
    expect(faults('类型为 [[GridColDef]][] 的列集合。')).toEqual([]);
    expect(faults('类型为 `GridColDefs` 的列集合。')).toEqual([
      'The translation of "DataGridPro#prop-treeData" lacks [[GridColDef]]; has `GridColDefs`, which the English text lacks; use the same names.',
    ]);
  });

  it('is displayed; text without a translation stays English and is marked as such', async () => {
    const renderMarkdown = await createMarkdownRenderer({
      entries: new Map(),
      toOwnAddress: (url) => url,
      translate: createTranslator(translate({ 'The root.': '根元素。' })),
    });
    expect(renderMarkdown('The\nroot.', '')).toBe('根元素。');
    expect(renderMarkdown('Above.', '')).toBe('<span lang="en">Above.</span>');
    expect(renderMarkdown('One.\n\nTwo.', '')).toBe(
      '<div lang="en"><p>One.</p>\n<p>Two.</p></div>',
    );
    expect(renderMarkdown('', '')).toBe('');
  });
});

describe('translation files', () => {
  const write = (content: object) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'descriptions-'));
    writeFileSync(path.join(folder, 'grid.json'), JSON.stringify(content));
    return folder;
  };

  it('map a place and a hash to a text', () => {
    const hash = hashText('The root.');
    expect(readTranslations(write({ [`DataGrid#class-root ${hash}`]: '根元素。' }))).toEqual(
      new Map([[hash, { place: 'DataGrid#class-root', text: '根元素。' }]]),
    );
    expect(readTranslations('/nowhere').size).toBe(0);
  });

  it('contain each text once, and only valid keys', () => {
    const hash = hashText('The root.');
    const read = () =>
      readTranslations(
        write({ [`A ${hash}`]: '甲', [`B ${hash}`]: '乙', 'C d': '丙', 'D 0123456789': '' }),
      );
    expect(read).toThrow(`"B ${hash}" and "A" have the same English text. Keep one of them.`);
    expect(read).toThrow('"C d" is not a place and a hash');
    expect(read).toThrow('"D 0123456789" has no text.');
  });
});
