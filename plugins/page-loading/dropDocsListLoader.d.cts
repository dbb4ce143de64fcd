declare function dropDocsList(source: string): string;
export = dropDocsList;
