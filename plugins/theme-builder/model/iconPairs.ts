/** Icons of `@mui/icons-material` that expand and collapse a tree item, by the value of the control. */
export const ICON_PAIRS: Readonly<Record<string, readonly [expand: string, collapse: string]>> = {
  chevron: ['ChevronRight', 'ExpandMore'],
  plus: ['Add', 'Remove'],
  box: ['AddBoxOutlined', 'IndeterminateCheckBoxOutlined'],
  folder: ['FolderOutlined', 'FolderOpenOutlined'],
  arrow: ['ArrowRight', 'ArrowDropDown'],
};
