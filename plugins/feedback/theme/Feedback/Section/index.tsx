import { translate } from '@docusaurus/Translate';
import Form from '@theme/Feedback/Form';
import Sheet from '@theme/Settings/Sheet';
import type { ReactNode } from 'react';
import type { Subject } from '../../../types';

export interface Props {
  readonly address: string;
  readonly subject: Subject;
  readonly onClose: () => void;
}

/** The form for a comment on one section, in a dialog that does not cover the section. */
export default function FeedbackSection({ address, subject, onClose }: Props): ReactNode {
  return (
    <Sheet
      title={translate(
        {
          id: 'feedback.section',
          message: 'Improve “{title}”',
          description:
            'Title of the form for comments on a section; the title is that of the section',
        },
        { title: subject.title },
      )}
      onClose={onClose}
    >
      <Form address={address} section={subject.section} />
    </Sheet>
  );
}
