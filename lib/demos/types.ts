import type { ComponentElement } from './componentDemos';
import type { ExportPackages } from './exportTypes';

/** How a demo is styled: with MUI System (every demo), Tailwind CSS or plain CSS. */
export type DemoStyling = 'system' | 'tailwind' | 'css';

/** TypeScript as written, or JavaScript derived from it. */
export type CodeVariant = 'TS' | 'JS';

/** One file of a demo, as a reader would paste it. */
export interface DemoSource {
  /** File name in TypeScript form, `SortByTwoColumns.tsx`. */
  readonly name: string;
  /** The text as it is in the repository. */
  readonly typescript: string;
  /** File name in JavaScript form, `SortByTwoColumns.jsx`; equals `name` where there is nothing to derive. */
  readonly javascriptName: string;
  /** The text with its types removed and its formatting kept. */
  readonly javascript: string;
}

/** The height in CSS pixels that a page keeps free for a demo until it is there. */
export interface ReservedHeight {
  /** Where the demo has 600 px or more. */
  readonly wide: number;
  /** Below that. */
  readonly narrow: number;
}

/** A demo as it lies in a version's folder. */
export interface DemoEntry {
  /** File name without extension; unique within its version. */
  readonly id: string;
  /** Docusaurus' version name: `current`, `next`, `v6` … */
  readonly version: string;
  /** Absolute path of the `.tsx` that default-exports the component. */
  readonly file: string;
  /** The same for each styling the demo comes in; `system` is `file`. */
  readonly stylings: Readonly<Partial<Record<DemoStyling, string>>> & { readonly system: string };
  /** Measured height; absent until `npm run demos:measure` has seen the demo. */
  readonly height: ReservedHeight | null;
}

/** One `<Demo id="…" />`, `<Anatomy of="…" />` or `<Controls of="…" />` in a page. */
export interface DemoUsage {
  readonly id: string;
  /** For elements that show a component, and the element as it is written. */
  readonly shows?: {
    readonly element: ComponentElement;
    readonly component: string;
    readonly text: string;
  };
  readonly version: string;
  /** Absolute path of the page. */
  readonly page: string;
  /** 1-based. */
  readonly line: number;
}

/** Settings that a demo receives from the page around it, in every version. */
export interface DemoSettings {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Components take their smaller sizes. */
  readonly dense: boolean;
  /** The theme's spacing unit in pixels. */
  readonly spacing: number;
  /** Colors in place of the theme's own. */
  readonly paletteColors: PaletteColors;
}

export interface PaletteColors {
  readonly primary?: { readonly main: string };
  readonly secondary?: { readonly main: string };
}

/** Data about a demo in a page's own chunk; everything else is loaded when it is needed. */
export interface DemoDescriptor {
  readonly id: string;
  /** Docusaurus' version name. */
  readonly version: string;
  readonly height: ReservedHeight;
  /** The files of its first styling. */
  readonly files: readonly string[];
  /** Present where there are more than the first. */
  readonly stylings?: readonly DemoStyling[];
  /** How many lines of the first file are in sight before it is expanded. */
  readonly previewLines: number;
  /** Present in the server's bundle only. */
  readonly server?: {
    /** HTML of the demo as its packages render it without a browser. */
    readonly html: string;
    /** HTML of the code listing, its first lines highlighted. */
    readonly code: string;
  };
  readonly loadIsland?: () => Promise<{ readonly mount: MountIsland }>;
  readonly loadSources?: () => Promise<{ readonly default: DemoSources }>;
  /** Dependencies of a project with this demo. */
  readonly loadPackages?: () => Promise<{ readonly default: ExportPackages }>;
}

/** The files of a demo, itself first, in each of its stylings. */
export type DemoSources = Readonly<Partial<Record<DemoStyling, readonly DemoSource[]>>>;

/** Default props by theme key: `{ MuiDatePicker: { slotProps: … } }`. */
export type DefaultProps = Readonly<Record<string, object>>;

/** Starts a demo in its element. */
export type MountIsland = (options: {
  readonly container: HTMLElement;
  /** Default props of the demo's components by theme key, over those of the version's theme. */
  readonly defaultProps?: DefaultProps;
  /** Whether the element holds the server's HTML of this demo. */
  readonly hasServerHtml: boolean;
  /** Called when the server's elements have become the demo's, some time before it is ready: they hear what happens. */
  readonly onHydrated?: () => void;
  /** @param locate given where the server's elements were replaced */
  readonly onReady: (locate?: LocateStarted) => void;
  readonly onError: (error: Error) => void;
}) => MountedIsland;

/** Finds what an element of the server's HTML has become in the started demo; `null` when nothing stands for it. */
export type LocateStarted = (target: Element) => Element | null;

export interface MountedIsland {
  /** Gives the demo other props, for those that take some. */
  readonly setProps: (props: object) => void;
  /** Mounts the demo again, also after it crashed. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/** Server-rendered demos of one page. */
export interface ServedPage {
  /** Style elements, as text. */
  readonly styles: Set<string>;
  /** HTML by demo: React may render a part of a page again, which must come out the same. */
  readonly demos: Map<string, string>;
}

/**
 * When the demos of a version last passed the browser checks as they are in this build: an ISO date by id. A build that
 * was not checked has none.
 */
export type CheckedDemos = Readonly<Record<string, string>>;
