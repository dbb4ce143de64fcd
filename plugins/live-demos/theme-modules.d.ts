declare module '@theme/Demo' {
  export { default, type Props } from './theme/Demo';
}

declare module '@theme/Demo/Canvas' {
  export { default } from './theme/Demo/Canvas';
}

declare module '@theme/Demo/Code' {
  export { default } from './theme/Demo/Code';
}

declare module '@theme/Demo/CodeView' {
  export { default } from './theme/Demo/CodeView';
}
