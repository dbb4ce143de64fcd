import { readFileSync } from 'node:fs';
import { factsFile } from '../../demos/explorer/facts';
import type { AnatomyFacts, ComponentFacts, SlotFacts } from '../../demos/explorer/anatomy/types';
import { linkTarget } from '../address';
import { codeSpan, table } from '../markdown';
import type { MachineSite } from '../types';
import type { GuideFile } from './renderGuide';

/** Prints a table of a component's slots with the default component, prop path and CSS classes of each. */
export function printAnatomy(
  component: string,
  { version }: Pick<GuideFile, 'version'>,
  site: MachineSite,
): string {
  const { generatedFilesDir, origin, baseUrl, texts } = site;
  const file = factsFile(generatedFilesDir, 'Anatomy', version, component);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as AnatomyFacts;
  const name = (text: string, address: string | null) =>
    address
      ? `[${codeSpan(text)}](${linkTarget(baseUrl + address.slice(1), origin)})`
      : codeSpan(text);
  const printRow = (slot: SlotFacts): string[] => [
    name(slot.name, slot.address),
    codeSpan(`slotProps.${slot.name}`),
    slot.component ? name(slot.component.name, slot.component.address) : '',
    classesOf(slot.component, facts).map(codeSpan).join(' '),
    slot.component?.theme ? name(slot.component.theme.name, slot.component.theme.address) : '',
  ];
  const head = [
    texts['anatomy.slot'],
    texts['anatomy.path'],
    texts['anatomy.component'],
    texts['anatomy.classes'],
    texts['anatomy.theme'],
  ];
  return table([head, ...facts.slots.map(printRow)]);
}

function classesOf(component: ComponentFacts | null, { classes }: AnatomyFacts): string[] {
  return Object.keys(classes).filter((name) => classes[name]?.component === component?.name);
}
