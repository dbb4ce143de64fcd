import type { ReactNode } from 'react';
import type { Labels } from '../../pages/labels';
import type { EntryPage } from '../../pages/types';
import ClassList from './ClassList';
import ImportForms from './ImportForms';
import InheritedList from './InheritedList';
import PropList from './PropList';
import SlotList from './SlotList';
import Summary from './Summary';

/** What the sections of an entry's page are rendered from. */
export interface SectionProps {
  readonly entry: EntryPage;
  readonly labels: Labels;
}

const SECTIONS: Readonly<Record<string, (props: SectionProps) => ReactNode>> = {
  summary: Summary,
  import: ImportForms,
  props: PropList,
  slots: SlotList,
  classes: ClassList,
  inherited: InheritedList,
};

export type RenderSection = (props: SectionProps & { readonly name: string }) => ReactNode;

/** Renders a section by its name. */
const renderSection: RenderSection = ({ name, entry, labels }) => {
  const Section = SECTIONS[name];
  if (!Section) {
    throw new Error(
      `<ApiSection name="${name}">: there is no such section. ` +
        `Valid names: ${Object.keys(SECTIONS).join(', ')}.`,
    );
  }
  return <Section entry={entry} labels={labels} />;
};

export default renderSection;
