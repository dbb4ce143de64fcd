import type { ComponentEntry, SlotDoc } from '../../../api-reference/types';
import type { AddressOf } from '../facts';
import type { AnatomyFacts, ClassFacts, ComponentFacts, Linked, SlotFacts } from './types';

/** Types of slots that only wrap the content of others. */
const WITHOUT_ELEMENT = /\b(?:FocusTrap|Transition)Props\b/;

/** Default components of slots that neither types nor comments of the packages mention, by component and slot. */
const SLOT_COMPONENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DatePicker: { field: 'DateField' },
  TimePicker: { field: 'TimeField' },
  DateTimePicker: { field: 'DateTimeField' },
  DateRangePicker: { field: 'MultiInputDateRangeField' },
  DateTimeRangePicker: { field: 'MultiInputDateTimeRangeField' },
};

/**
 * Collects the reference data of a component's parts.
 *
 * @param components all components of its version, used to look up the defaults of slots
 * @throws if the component has no theme key
 */
export function describeAnatomy(
  component: ComponentEntry,
  components: readonly ComponentEntry[],
  addressOf: AddressOf,
): AnatomyFacts {
  if (!component.theme) {
    throw new Error(
      `shows the anatomy of "${component.name}", which has no theme key: its slots cannot be marked. ` +
        'Show that of a component with one.',
    );
  }
  const address = addressOf(component);
  const family = components.filter(({ family: name }) => name === component.family);
  return {
    of: component.name,
    address,
    themeKey: component.theme.name,
    slots: component.slots.map((slot) => ({
      name: slot.name,
      address: `${address}#slot-${slot.name}`,
      hasElement: !WITHOUT_ELEMENT.test(slot.type),
      ...describeContent(component, slot, family, addressOf),
    })),
    classes: Object.fromEntries(family.flatMap((each) => describeClasses(each, family, addressOf))),
  };
}

function describeContent(
  { name }: ComponentEntry,
  slot: SlotDoc,
  family: readonly ComponentEntry[],
  addressOf: AddressOf,
): Pick<SlotFacts, 'component' | 'props'> {
  const entry = namesIn(name, slot)
    .map((candidate) => family.find((each) => each.name === candidate))
    .find((found) => found !== undefined);
  if (entry) {
    const address = addressOf(entry);
    return {
      component: { name: entry.name, address, theme: themeOf(entry, addressOf) },
      props: entry.props.map((prop) => ({
        name: prop.name,
        address: `${address}#prop-${prop.name}`,
      })),
    };
  }
  const [, other] = /^([A-Z]\w*)/.exec(slot.default ?? '') ?? [];
  return { component: other && other !== 'None' ? foreign(other) : null, props: [] };
}

const foreign = (name: string): ComponentFacts => ({ name, address: null, theme: null });

/**
 * Returns the components that a slot accepts, the likeliest first: `PickersDay` for
 * `React.ComponentType<PickersDayProps<TDate>>`.
 */
function namesIn(component: string, { name, default: initial, type }: SlotDoc): string[] {
  const reviewed = SLOT_COMPONENTS[component]?.[name];
  const [named] = /^\w+/.exec(initial ?? '') ?? [];
  const typed = [...type.matchAll(/\b(\w+)Props\b/g)].map(([, stem = '']) => stem);
  return [...(reviewed ? [reviewed] : []), ...(named ? [named] : []), ...typed];
}

/** Describes the classes of a component. A class that several components list belongs to the one it is named after. */
function describeClasses(
  entry: ComponentEntry,
  family: readonly ComponentEntry[],
  addressOf: AddressOf,
): [string, ClassFacts][] {
  const isOwn = (className: string) => {
    const [, owner = ''] = /^Mui(\w+)-/.exec(className) ?? [];
    return owner === entry.name || !family.some(({ name }) => name === owner);
  };
  return entry.classes
    .filter(({ isState, className }) => !isState && isOwn(className))
    .map(({ name, className }) => [
      className,
      {
        component: entry.name,
        key: name,
        address: `${addressOf(entry)}#class-${name}`,
        theme: themeOf(entry, addressOf),
      },
    ]);
}

function themeOf(entry: ComponentEntry, addressOf: AddressOf): Linked | null {
  return entry.theme && { name: entry.theme.name, address: `${addressOf(entry)}#theme` };
}
