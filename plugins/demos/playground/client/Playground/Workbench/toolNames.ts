import { translate } from '@docusaurus/Translate';

/** Labels of the buttons in the playground's toolbar. */
export const toolNames = () => ({
  undo: translate({
    id: 'playground.undo',
    message: 'Undo',
    description: 'Button of the playground that takes back the last change of any file',
  }),
  redo: translate({
    id: 'playground.redo',
    message: 'Redo',
    description: 'Button of the playground that does again what was undone',
  }),
  reset: translate({
    id: 'playground.reset',
    message: 'Start over',
    description: 'Button of the playground that goes back to the files of the demo',
  }),
  share: translate({
    id: 'playground.share',
    message: 'Copy link',
    description: 'Button of the playground that copies an address which leads to the work',
  }),
  stackblitz: translate({
    id: 'demo.stackblitz',
    message: 'Edit in StackBlitz',
    description: 'Menu item that opens a demo in the StackBlitz sandbox',
  }),
  codesandbox: translate({
    id: 'demo.codesandbox',
    message: 'Edit in CodeSandbox',
    description: 'Menu item that opens a demo in the CodeSandbox sandbox',
  }),
  download: translate({
    id: 'demo.download',
    message: 'Download project',
    description: 'Menu item that downloads a project with a demo',
  }),
});
