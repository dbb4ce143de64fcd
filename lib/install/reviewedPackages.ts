/**
 * Packages that commands for readers may name although this project does not install them. Someone has looked at who
 * publishes each of them: a command with a wrong name runs a stranger's code on a reader's machine.
 */
export const REVIEWED_PACKAGES: ReadonlySet<string> = new Set([
  // Prints versions for bug reports; the second is MUI's wrapper around it.
  'envinfo',
  '@mui/envinfo',
  // Peer dependencies that the library itself declares.
  'moment-jalaali',
  // Recommended by the library's own installation guides: a font, and an adapter for a calendar.
  '@fontsource/roboto',
  '@date-io/jalaali',
  // `npm create vite`, by the authors of Vite.
  'create-vite',
  // The executable of `typescript`, which the projects that run it have installed.
  'tsc',
]);
