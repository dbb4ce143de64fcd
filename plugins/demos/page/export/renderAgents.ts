/**
 * Tells assistants that work on a project what they cannot know: its versions, and where those are documented.
 *
 * @param dependencies packages of the project, with their ranges
 * @param docs address of the list of pages
 */
export function renderAgents(dependencies: Readonly<Record<string, string>>, docs: string): string {
  const versions = Object.entries(dependencies).map(([name, range]) => `- \`${name}\` ${range}`);
  return `# For assistants

The project runs on these versions:

${versions.join('\n')}

The documentation of exactly these versions is listed at <${docs}>: each page is Markdown, with the code of its demos.

1. Names, props and defaults differ between major versions. Look up what you use in this documentation; what you
   remember may be of another version.
2. Keep the versions in \`package.json\`, unless you are asked to upgrade. Then read the migration guide of that step first.
3. Run \`npm run build\` before you hand over what you changed; it has to end without errors.
`;
}
