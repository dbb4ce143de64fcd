import { findDependencies } from '../stable-props/findDependencies.mjs';
import { FAMILIES } from '../stable-props/families.mjs';
import { readStableProps } from '../stable-props/readStableProps.mjs';

const propsOf = (code: string) =>
  findDependencies(code).map(({ prop, kind, step }) => [prop, step ?? kind]);

describe('Code that runs again when a prop changes', () => {
  it('includes effects and memos that depend on the prop', () => {
    expect(
      propsOf(`export const useGridRows = (apiRef, props) => {
        React.useEffect(() => {}, [props.rows, apiRef]);
        useEnhancedEffect(() => {}, [props.columns]);
        return React.useMemo(() => ({}), [props.localeText]);
      };`),
    ).toEqual([
      ['rows', 'effect'],
      ['columns', 'effect'],
      ['localeText', 'memo'],
    ]);
  });

  it('includes processors whose callback depends on the prop, directly or through other callbacks', () => {
    expect(
      propsOf(`const useGridTree = (apiRef, props) => {
        const { getTreeDataPath } = props;
        const getPath = React.useCallback(() => {}, [getTreeDataPath]);
        const createTree = React.useCallback(() => {}, [getPath, props.treeData]);
        (0, _internals.useGridRegisterStrategyProcessor)(apiRef, 'tree', 'rowTreeCreation', createTree);
      };`),
    ).toEqual([
      ['getTreeDataPath', 'rowTreeCreation'],
      ['treeData', 'rowTreeCreation'],
    ]);
  });

  it('excludes values that are only read when called', () => {
    expect(
      propsOf(`const useGridEditing = (apiRef, props) => {
        const save = useEventCallback(() => props.processRowUpdate());
        const stop = React.useCallback(() => props.onStop(), [props.onStop]);
        React.useEffect(() => {}, [save, apiRef]);
        useGridApiMethod(apiRef, { stop }, 'public');
      };`),
    ).toEqual([]);
  });

  it('excludes the props of inner components', () => {
    expect(
      propsOf(`function GridCell(props) {
        const rootProps = useGridRootProps();
        return React.useMemo(() => null, [props.style, rootProps.getRowHeight]);
      }`),
    ).toEqual([['getRowHeight', 'memo']]);
  });

  it('is found in minified code', () => {
    expect(propsOf('function a(e,t){r.useEffect((()=>{e.current}),[t.rows,e])}')).toEqual([
      ['rows', 'effect'],
    ]);
  });
});

it.each([
  ['docs', ['rows', 'columns', 'getTreeDataPath', 'isGroupExpandedByDefault', 'getRowHeight']],
  ['versioned_docs/version-next', ['rows', 'columns', 'dataSource', 'pivotModel']],
  ['versioned_docs/version-v6', ['rows', 'columns', 'rowSelectionModel', 'getRowHeight']],
  ['versioned_docs/version-v5', ['rows', 'columns', 'selectionModel', 'getRowHeight']],
  ['versioned_docs/version-v4', ['rows', 'columns', 'selectionModel', 'getRowId']],
])('Stable props of the grid in the packages of %s', (versionDir, expected) => {
  const [grid] = FAMILIES;
  const names = [...readStableProps(grid!, versionDir).keys()];
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names.filter((name) => /^(?:on[A-Z]|slots|slotProps|sx|initialState)/.test(name))).toEqual(
    [],
  );
});
