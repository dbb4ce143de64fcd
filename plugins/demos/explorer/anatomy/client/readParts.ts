import type { AnatomyFacts, ClassFacts, SlotFacts } from '../types';
import { slotsOf } from './marks';

/** A part of a running component: a slot's content, or elements with a documented class. */
export interface Part {
  /** Unique within a component. */
  readonly id: string;
  /** Name that readers see. */
  readonly name: string;
  readonly slot: SlotFacts | null;
  /** The CSS class for styling the part; `null` if no class is specific to it. */
  readonly className: string | null;
  /** Reference data of the class. */
  readonly documented: ClassFacts | null;
  /** All elements of the part; empty if the component does not show it. */
  readonly elements: readonly Element[];
  /** Number of parts that contain this one. */
  readonly depth: number;
}

/**
 * Finds the parts of a running component, in document order, followed by the slots that are not rendered.
 *
 * @param root element that contains the component with marked slots
 */
export function readParts(root: Element, facts: AnatomyFacts): Part[] {
  const found = new Map<string, Part & { readonly elements: Element[] }>();
  for (const element of root.querySelectorAll('[class*="Mui"], [class*="anatomy-slot-"]')) {
    for (const part of partsOf(element, facts)) {
      const known = found.get(part.id);
      if (known) {
        known.elements.push(element);
      } else {
        const depth = depthOf(element, root, found.values());
        found.set(part.id, { ...part, elements: [element], depth });
      }
    }
  }
  const missing = facts.slots.filter(({ name }) => !found.has(slotId(name)));
  return [...found.values(), ...missing.map(absentPart)];
}

type Kind = Omit<Part, 'elements' | 'depth'>;

const slotId = (name: string): string => `slot-${name}`;

function partsOf(element: Element, facts: AnatomyFacts): Kind[] {
  const documented = [...element.classList].filter((name) => Object.hasOwn(facts.classes, name));
  const slots = slotsOf(element).flatMap(
    (name) => facts.slots.find((slot) => slot.name === name) ?? [],
  );
  if (slots.length > 0) {
    return slots.map((slot) => {
      const className = documented[0] ?? speakingClass(element, slot.name);
      return {
        id: slotId(slot.name),
        name: slot.name,
        slot,
        className,
        documented: facts.classes[className ?? ''] ?? null,
      };
    });
  }
  const [className] = documented;
  const own = className === undefined ? undefined : facts.classes[className];
  return className === undefined || !own
    ? []
    : [
        {
          id: className,
          name: own.key === 'root' ? own.component : own.key,
          slot: null,
          className,
          documented: own,
        },
      ];
}

/**
 * Chooses from undocumented classes the one named after the slot, otherwise the root class of the outermost component.
 */
function speakingClass(element: Element, slot: string): string | null {
  const names = [...element.classList].filter((name) => /^Mui[A-Z]\w*-\w+$/.test(name));
  return (
    names.find((name) => name.endsWith(`-${slot}`)) ??
    names.filter((name) => name.endsWith('-root')).at(-1) ??
    null
  );
}

function depthOf(element: Element, root: Element, parts: Iterable<Part>): number {
  const around = [...parts].filter(({ elements }) =>
    elements.some((other) => other !== element && root.contains(other) && other.contains(element)),
  );
  return around.length;
}

function absentPart(slot: SlotFacts): Part {
  return {
    id: slotId(slot.name),
    name: slot.name,
    slot,
    className: null,
    documented: null,
    elements: [],
    depth: 0,
  };
}
