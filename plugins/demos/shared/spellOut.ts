/** Returns a demo's id in words: `Sort by two columns` for `SortByTwoColumns`. */
export function spellOut(id: string): string {
  const words = id.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return (
    words[0] + words.slice(1).replace(/\b(?:[A-Z](?=[a-z])|A\b)/g, (letter) => letter.toLowerCase())
  );
}
