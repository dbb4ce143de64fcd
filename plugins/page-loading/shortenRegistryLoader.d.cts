declare function shortenRegistry(source: string): string;
export = shortenRegistry;
