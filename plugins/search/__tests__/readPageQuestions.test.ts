import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addQuestions, QUESTIONS_FILE } from '../collect/readPageQuestions';

const SECTIONS = [
  { anchor: 'size', heading: 'Size' },
  { anchor: 'color', heading: 'Color' },
];

function writeFolder(questions: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
  writeFileSync(path.join(folder, QUESTIONS_FILE), JSON.stringify(questions));
  return folder;
}

describe('addQuestions', () => {
  const own = writeFolder({ en: { 'about it': '', bigger: '#size' }, zh: { 变大: '#size' } });
  const shared = writeFolder({ en: { bigger: '#size', huge: '#size', gone: '#removed' } });

  it('returns the questions of the language, in the order of the sections', () => {
    expect(addQuestions({ sections: SECTIONS }, [own], 'en')).toEqual({
      questions: ['about it', 'bigger', ''],
    });
    expect(addQuestions({ sections: SECTIONS }, [own], 'zh')).toEqual({
      questions: ['', '变大', ''],
    });
  });

  it('adds those of another version, without duplicates and sections that do not exist', () => {
    expect(addQuestions({ sections: SECTIONS }, [own, shared], 'en')).toEqual({
      questions: ['about it', 'bigger\nhuge', ''],
    });
  });

  it('returns nothing for a page without questions', () => {
    expect(addQuestions({ sections: SECTIONS }, [path.join(own, 'none')], 'en')).toEqual({});
  });
});
