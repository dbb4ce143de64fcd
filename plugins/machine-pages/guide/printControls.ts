import { readFileSync } from 'node:fs';
import { factsFile } from '../../demos/explorer/facts';
import type { ControlFacts, ControlsFacts } from '../../demos/explorer/controls/types';
import { linkTarget } from '../address';
import { codeSpan, table } from '../markdown';
import type { MachineSite } from '../types';
import type { GuideFile } from './renderGuide';

/** Prints the props that readers can try in a component's controls, with their values and defaults. */
export function printControls(
  component: string,
  { version }: Pick<GuideFile, 'version'>,
  { generatedFilesDir, origin, baseUrl, texts }: MachineSite,
): string {
  const file = factsFile(generatedFilesDir, 'Controls', version, component);
  const { controls } = JSON.parse(readFileSync(file, 'utf8')) as ControlsFacts;
  return table([
    [texts['controls.prop'], texts['controls.values'], texts['controls.default']],
    ...controls.map((control) => [
      `[${codeSpan(control.path.replace(/^props\./, ''))}](${linkTarget(baseUrl + control.address.slice(1), origin)})`,
      printValues(control),
      control.default === null ? '' : codeSpan(String(control.default)),
    ]),
  ]);
}

function printValues(control: ControlFacts): string {
  switch (control.kind) {
    case 'switch':
      return `${codeSpan('true')}, ${codeSpan('false')}`;
    case 'choice':
      return control.options.map(codeSpan).join(', ');
    case 'number':
      return codeSpan('number');
    default:
      return codeSpan('string');
  }
}
