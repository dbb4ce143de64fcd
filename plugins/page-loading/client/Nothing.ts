/** Stands in for a component that shows something on the server alone. */
export default function Nothing(): null {
  return null;
}
