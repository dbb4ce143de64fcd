import { findDependencies } from '../stable-props/findDependencies.mjs';
import { FAMILIES } from '../stable-props/families.mjs';
import { readStableProps } from '../stable-props/readStableProps.mjs';

const propsOf = (code: string) =>
  findDependencies(code).map(({ prop, kind, step }) => [prop, step ?? kind]);

describe('What runs again when a prop changes', () => {
  it('is an effect or a memo that has the prop among its dependencies', () => {
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

  it('is a processor whose callback depends on the prop, through other callbacks too', () => {
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

  it('is nothing for what is read when it is called', () => {
    expect(
      propsOf(`const useGridEditing = (apiRef, props) => {
        const save = useEventCallback(() => props.processRowUpdate());
        const stop = React.useCallback(() => props.onStop(), [props.onStop]);
        React.useEffect(() => {}, [save, apiRef]);
        useGridApiMethod(apiRef, { stop }, 'public');
      };`),
    ).toEqual([]);
  });

  it('is nothing for the props of a component inside', () => {
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
])('The packages of %s say which props of the grid must be stable', (versionDir, expected) => {
  const [grid] = FAMILIES;
  const names = [...readStableProps(grid!, versionDir).keys()];
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names.filter((name) => /^(?:on[A-Z]|slots|slotProps|sx|initialState)/.test(name))).toEqual(
    [],
  );
});
