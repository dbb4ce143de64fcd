import { translate } from '@docusaurus/Translate';
import CodeView from '@theme/Demo/CodeView';
import { useRef } from 'react';
import { useDemoChoices } from '../../../shared/demoChoices';
import type { DemoDescriptor } from '../../../shared/types';
import CopyButton from '../../../page/theme/Demo/CopyButton';
import { useSources } from '../../../page/client/useSources';
import { writeCode } from './writeCode';
import type { ControlValues } from '../types';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly values: ControlValues;
}

/** The code of the component with the current values, in the reader's language. */
export default function ControlledCode({ demo, values }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { variant } = useDemoChoices();
  const source = useSources(demo, element, false)?.system?.[0];
  const isJavaScript = variant === 'JS';
  const code = source && writeCode(isJavaScript ? source.javascript : source.typescript, values);
  return (
    <div ref={element} className={styles.code}>
      <CodeView
        demo={{ ...demo, server: undefined }}
        name={source && (isJavaScript ? source.javascriptName : source.name)}
        code={code}
        label={translate({
          id: 'controls.code',
          message: 'Code with the current props',
          description: 'Accessible name of the code that follows the inputs of a component',
        })}
      />
      <CopyButton look="icon" className={styles.copy} read={async () => code ?? ''} />
    </div>
  );
}
