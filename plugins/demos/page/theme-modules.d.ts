declare module '@theme/Demo' {
  export { default, type Props } from './theme/Demo';
}

declare module '@theme/Demo/Canvas' {
  export { default } from './theme/Demo/Canvas';
}

declare module '@theme/Demo/Listing' {
  export { default } from './theme/Demo/Listing';
}

declare module '@theme/Demo/Stage' {
  export { default, type StageHandle } from './theme/Demo/Stage';
}

declare module '@theme/Demo/Toolbar' {
  export { default } from './theme/Demo/Toolbar';
}

declare module '@theme/Demo/CodeView' {
  export { default } from './theme/Demo/CodeView';
}

declare module '@theme/DemoLocale' {
  export { default, type Props } from './theme/DemoLocale';
}
