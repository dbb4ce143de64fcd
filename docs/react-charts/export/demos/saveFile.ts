/** Lets the browser save a file, as a link with `download` does. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, since Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
