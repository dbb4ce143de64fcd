import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillLabel } from '../../api-reference/pages/labels';
import { sourcesFile } from '../../demos/shared/moduleNames';
import type { DemoSource } from '../../demos/shared/types';
import { codeFence, codeSpan } from '../markdown';
import type { MachineSite } from '../types';
import type { GuideFile } from './renderGuide';

/**
 * Creates a function that prints the demos of a page with all their files. A file that several demos share is printed
 * only once.
 */
export function createDemoPrinter(guide: GuideFile, site: MachineSite): (id: string) => string {
  const { texts, origin, generatedFilesDir } = site;
  const printed = new Set<string>();
  return (id) => {
    const sources = readFileSync(sourcesFile(generatedFilesDir, guide.version, id), 'utf8');
    const { system: files } = JSON.parse(sources) as { system: DemoSource[] };
    const fresh = files.filter(({ name }) => !printed.has(name));
    const shared = files.filter((file) => !fresh.includes(file)).map(({ name }) => codeSpan(name));
    fresh.forEach(({ name }) => printed.add(name));
    return [
      fillLabel(texts['demo.live'], { link: `${origin}${guide.address}#demo-${id}` }),
      ...fresh.map(({ name, typescript }) =>
        codeFence(typescript, path.extname(name).slice(1), name),
      ),
      ...(shared.length > 0 ? [fillLabel(texts['demo.shared'], { files: shared.join(', ') })] : []),
    ].join('\n\n');
  };
}
