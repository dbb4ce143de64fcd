declare module '@theme/Controls' {
  export { default, type Props } from './theme/Controls';
}
