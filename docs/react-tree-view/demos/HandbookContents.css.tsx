import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import './HandbookContents.css';

export default function HandbookContents() {
  return (
    <div className="handbook">
      <SimpleTreeView aria-label="Handbook" defaultExpandedItems={['welcome']}>
        <TreeItem2 itemId="welcome" label="Your first week">
          <TreeItem2 itemId="keys" label="Keys and badges" />
          <TreeItem2 itemId="laptop" label="Laptop and accounts" />
          <TreeItem2 itemId="canteen" label="Canteen" />
        </TreeItem2>
        <TreeItem2 itemId="leave" label="Time off">
          <TreeItem2 itemId="holiday" label="Holiday" />
          <TreeItem2 itemId="sick" label="Sick leave" />
        </TreeItem2>
        <TreeItem2 itemId="travel" label="Travel" disabled />
      </SimpleTreeView>
    </div>
  );
}
