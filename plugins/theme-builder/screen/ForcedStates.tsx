import { useEffect } from 'react';
import ThemedWorkspace from './ThemedWorkspace';
import { forceStates } from './forceStates';
import { states } from './states';

/** The screen with states that otherwise need a pointer, a keyboard or a mistake. */
export default function ForcedStates() {
  useEffect(() => forceStates(states), []);
  return <ThemedWorkspace />;
}
