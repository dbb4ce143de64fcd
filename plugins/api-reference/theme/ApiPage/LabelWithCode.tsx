import { Fragment, type ReactNode } from 'react';

export interface Props {
  /** With `{placeholders}`. */
  readonly label: string;
  /** Code by placeholder. */
  readonly codes: Readonly<Record<string, string>>;
}

/** A sentence with names in code font. */
export default function LabelWithCode({ label, codes }: Props): ReactNode {
  return (
    <p>
      {label
        .split(/\{(\w+)\}/)
        .map((part, index) =>
          index % 2 === 0 ? (
            <Fragment key={index}>{part}</Fragment>
          ) : (
            <code key={index}>{codes[part]}</code>
          ),
        )}
    </p>
  );
}
