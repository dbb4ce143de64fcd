import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { currentVersionOf } from '@site/src/versions';
import { type Choice, type Choices, printChoice, readChoice } from '../../compare/choice';

/** Version whose changes are shown by default. */
const PREFERRED = currentVersionOf('x').name;

/** Returns the choice in the address, and a function that changes it. */
export function useChoice(choices: Choices): {
  choice: Choice;
  isCorrected: boolean;
  /** `false` on the server, which does not know the choice. */
  isChosen: boolean;
  choose(choice: Choice): void;
} {
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  return {
    ...readChoice(isBrowser ? search : '', choices, PREFERRED),
    isChosen: isBrowser,
    choose: (choice) => history.replace({ search: printChoice(choice) }),
  };
}
