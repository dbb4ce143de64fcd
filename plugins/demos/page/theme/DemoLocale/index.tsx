import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Whether the demos also show localized dates. */
  readonly hasDates?: boolean;
  /** The code that sets the same texts. */
  readonly children: ReactNode;
}

/** Explains which texts the demos of a translated page use. */
export default function DemoLocale({ hasDates = false, children }: Props) {
  const values = {
    provider: <code>ThemeProvider</code>,
    locale: <code>zhCN</code>,
    adapterLocale: <code>adapterLocale</code>,
  };
  return (
    <details className={styles.locale}>
      <summary>
        <Translate
          id="demo.locale.summary"
          description="Title of a closed note below the first demo of a translated page; the note explains why the demos are not in English"
        >
          Texts of these demos
        </Translate>
      </summary>
      <p>
        {hasDates ? (
          <Translate
            id="demo.locale.dates"
            description="Explains that demos of a translated page show the library’s texts and dates in its language, above code that does the same"
            values={values}
          >
            {
              'On this page, a {provider} around each demo sets the texts of the {locale} locale, and {adapterLocale} for dates. The code of the demos does not include it. To get the same texts, render a demo in this component:'
            }
          </Translate>
        ) : (
          <Translate
            id="demo.locale.texts"
            description="Explains that demos of a translated page show the library’s texts in its language, above code that does the same"
            values={values}
          >
            {
              'On this page, a {provider} around each demo sets the texts of the {locale} locale. The code of the demos does not include it. To get the same texts, render a demo in this component:'
            }
          </Translate>
        )}
      </p>
      {children}
    </details>
  );
}
