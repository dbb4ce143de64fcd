declare module '@theme/Upgrade' {
  export { default } from './theme/Upgrade';
}
