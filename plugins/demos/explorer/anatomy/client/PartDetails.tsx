import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { pathOf, type PartLine } from './filterParts';
import type { AnatomyFacts } from '../types';
import styles from './styles.module.css';

interface Props {
  readonly line: PartLine | undefined;
  readonly facts: AnatomyFacts | null;
}

/** Shows the reference data of a part, with links to the API reference. */
export default function PartDetails({ line, facts }: Props) {
  if (!line || !facts) {
    return <div className={styles.details} />;
  }
  const { part, prop } = line;
  const { slot, documented, className, elements } = part;
  const theme = slot?.component?.theme ?? documented?.theme ?? null;
  const path = pathOf(line);
  return (
    <div className={styles.details} data-anatomy-details="">
      <dl>
        <Row
          label={
            <Translate id="anatomy.part" description="Row of a part's details: what it is called">
              Part
            </Translate>
          }
        >
          {prop?.name ?? part.name}
          {elements.length === 0 && (
            <>
              {' '}
              <Translate
                id="anatomy.absent"
                description="Behind the name of a part that the shown component does not have in this state"
              >
                (not visible in this state)
              </Translate>
            </>
          )}
        </Row>
        {slot && (
          <Row
            label={
              <Translate id="anatomy.slot" description="Row of a part's details: its slot">
                Slot
              </Translate>
            }
          >
            <Name text={slot.name} address={slot.address} />
          </Row>
        )}
        {path && (
          <Row
            label={
              <Translate
                id="anatomy.path"
                description="Row of a part's details: the way to its props from the component"
              >
                Prop path
              </Translate>
            }
          >
            <Name text={path} address={prop?.address ?? `${facts.address}#prop-slotProps`} />
          </Row>
        )}
        {slot?.component && (
          <Row
            label={
              <Translate
                id="anatomy.component"
                description="Row of a part's details: the component that a slot holds unless it is replaced"
              >
                Component
              </Translate>
            }
          >
            <Name text={slot.component.name} address={slot.component.address} />
          </Row>
        )}
        {className && (
          <Row
            label={
              <Translate id="anatomy.class" description="Row of a part's details: its CSS class">
                CSS class
              </Translate>
            }
          >
            <Name text={`.${className}`} address={documented?.address} />
          </Row>
        )}
        {theme && (
          <Row
            label={
              <Translate
                id="anatomy.theme"
                description="Row of a part's details: its key in a theme"
              >
                Theme key
              </Translate>
            }
          >
            <Name text={theme.name} address={theme.address} />
          </Row>
        )}
      </dl>
    </div>
  );
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Name({
  text,
  address,
}: {
  readonly text: string;
  readonly address: string | null | undefined;
}) {
  const code = <code>{text}</code>;
  return address ? <Link to={address}>{code}</Link> : code;
}
