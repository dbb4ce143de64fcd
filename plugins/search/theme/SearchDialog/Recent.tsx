import { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { optionId } from '../../client/useListKeys';
import Option from './Option';
import styles from './styles.module.css';

interface Props {
  readonly texts: readonly string[];
  readonly listId: string;
  /** Index of the active option. */
  readonly active: number;
  readonly onChoose: (text: string) => void;
}

/** Lists recent searches as options. */
export default function Recent({ texts, listId, active, onChoose }: Props): ReactNode {
  const titleId = useId();
  if (texts.length === 0) {
    return null;
  }
  return (
    <div role="group" aria-labelledby={titleId}>
      <div className={styles.groupTitle} id={titleId} role="presentation">
        {translate({
          id: 'search.recent',
          message: 'Recent searches',
          description: 'Title of the list of searches that the reader made before',
        })}
      </div>
      {texts.map((text, index) => (
        <Option
          key={text}
          id={optionId(listId, index)}
          isActive={index === active}
          onChoose={() => onChoose(text)}
        >
          {text}
        </Option>
      ))}
    </div>
  );
}
