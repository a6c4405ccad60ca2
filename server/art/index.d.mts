// Types of the illustration kit. Kept by hand next to index.mjs: the kit itself stays plain JavaScript.

export type PaletteName =
  | 'yuebai'
  | 'gaosu'
  | 'tianqing'
  | 'qiuxiang'
  | 'ouhe'
  | 'dai'
  | 'tan'
  | 'songlv'
  | 'zhusha'
  | 'mo';

export interface Palette {
  name: PaletteName;
  title: string;
  ink: string;
  paper: string;
  seal: string;
  wood: string;
  bamboo: string;
  clay: string;
  tea: string;
  leaf: string;
  leafDark: string;
  porcelain: string;
  wall: string;
  wallDeep: string;
  table: string;
  disc: string;
  main: string;
  cloth: string;
}

export const light: PaletteName[];
export const deep: PaletteName[];
export const palettes: Record<PaletteName, Palette>;
export function palette(name: string): Palette;

type Pal = PaletteName | Palette;
type Seed = string | number;

export interface Size {
  w?: number;
  h?: number;
}

/** What hangs behind a still life. */
export type Backdrop = 'moon' | 'arch' | 'window' | 'branch' | 'bamboo' | 'mist' | 'screen';

interface Still extends Size {
  kind?: Backdrop;
  title?: string;
}

type Picture<O> = (pal: Pal, seed: Seed, options?: O) => string;

export type TeaName =
  | 'raw'
  | 'ripe'
  | 'white'
  | 'black'
  | 'rock'
  | 'green'
  | 'flat'
  | 'needle'
  | 'oolong'
  | 'flower'
  | 'moonlight'
  | 'wild'
  | 'lump'
  | 'goldbud'
  | 'goldneedle'
  | 'keemun'
  | 'redplum'
  | 'dancong'
  | 'roast'
  | 'frozen'
  | 'spiral'
  | 'maofeng'
  | 'pale'
  | 'melonseed'
  | 'monkey'
  | 'jadebead';

export interface TeaTone {
  base: string;
  tones: string[];
  tip: string;
}

export type LeafShape =
  | 'strip'
  | 'needle'
  | 'flat'
  | 'curl'
  | 'pearl'
  | 'broad'
  | 'blade'
  | 'twist'
  | 'spiral'
  | 'fine'
  | 'lump';
export type Bloom = 'jasmine' | 'osmanthus' | 'rosebud' | 'mum' | 'goji';
export type Pattern = 'waves' | 'hills' | 'leaves' | 'lattice' | 'brush' | 'stripes' | 'none';
export type Motif = 'plain' | 'orchid' | 'plum' | 'lines' | 'hills' | 'sprig';

export const TEAS: Record<TeaName, TeaTone>;
export const GLAZES: Record<'porcelain' | 'celadon' | 'skyblue' | 'ivory' | 'sauce' | 'ink' | 'rose', string>;

export const cup: Picture<Still & { glaze?: string; tea?: string; motif?: Motif }>;
export const gaiwan: Picture<Still & { glaze?: string; motif?: Motif; crackle?: boolean }>;
/** form: 0 Xishi, 1 drum, 2 stone ladle, 3 well-curb. */
export const teapot: Picture<Still & { clay?: string; form?: 0 | 1 | 2 | 3; size?: number }>;

export interface CakeNames {
  title: string;
  ring: string;
  foot: string;
}
export const cake: Picture<
  Still & {
    layout?: 'stand' | 'lean' | 'flat';
    style?: 'ring' | 'hills' | 'line' | 'rings';
    names?: CakeNames;
    tea?: TeaName;
    paper?: string;
    main?: string;
  }
>;
export const tin: Picture<Still & { colour?: string; text?: string; pattern?: Pattern; height?: number }>;
/** Several of one kind: what is sold by number. */
type Several<O> = Picture<Still & { count?: 1 | 2 } & O>;
export const tinSet: Several<{ colour?: string; text?: string; pattern?: Pattern; height?: number; radius?: number }>;
export const pouchSet: Several<{ colour?: string; text?: string; size?: number }>;
type Wrapped = Still & {
  style?: 'ring' | 'hills' | 'line' | 'rings';
  names?: CakeNames;
  paper?: string;
  main?: string;
};
export const cakePair: Picture<Wrapped>;
/** `count` cakes in all: one of them stands before the stack. */
export const cakeStack: Picture<Wrapped & { count?: number }>;
export const brickStack: Picture<Still & { count?: number; paper?: string; main?: string }>;
export const giftBox: Picture<Still & { open?: boolean; colour?: string; text?: string }>;

export const looseLeaf: Picture<
  Still & { tea?: TeaName; layout?: 'heap' | 'dish' | 'top'; flower?: Bloom; liquor?: string; glaze?: string }
>;

export const brick: Picture<Size & { tea?: TeaName; wrapped?: boolean; text?: string; paper?: string; main?: string }>;
export const mandarins: Picture<Still & { aged?: boolean; tea?: TeaName }>;
export const dragonPearls: Picture<Still & { tea?: TeaName; glaze?: string; paper?: string }>;
export const buttons: Picture<Still & { tea?: TeaName; extra?: Bloom | 'peel'; liquor?: string; glaze?: string }>;
export const teabags: Picture<
  Still & { tea?: TeaName; text?: string; colour?: string; liquor?: string; extra?: Bloom }
>;
export const pouch: Picture<
  Still & { colour?: string; text?: string; tea?: TeaName; leaf?: LeafShape; flower?: Bloom }
>;
export const liquor: Picture<
  Size & { tea?: TeaName; leaf?: LeafShape; colour?: string; glaze?: string; flower?: Bloom }
>;

interface Ware extends Still {
  table?: 'plain' | 'cloth' | 'wood';
}
export const jianBowl: Picture<Ware & { fur?: string; pair?: boolean }>;
export const pitcher: Picture<Ware & { tea?: string; glaze?: string; size?: number }>;
export const toolSet: Picture<Ware & { dark?: boolean }>;
export const travelCup: Picture<Ware & { glaze?: string; bag?: string }>;
export const woodTray: Picture<Ware & { wood?: string; bare?: boolean; pot?: boolean }>;
export const kettle: Picture<Ware & { iron?: string; rust?: string; steamy?: boolean }>;
export const kettleSet: Picture<Ware>;

interface Plate extends Still {
  glaze?: string;
  liquor?: string;
  cup?: boolean;
}
export const beanCakes: Picture<Plate & { colour?: string; shapes?: ('round' | 'square' | 'plum')[] }>;
export const crisps: Picture<Plate>;
export const layered: Picture<Plate & { colour?: string }>;
export const mooncakes: Picture<Plate>;
export const nutBox: Picture<Size & { colour?: string; lid?: boolean }>;

export const jar: Picture<
  Still & { layout?: 'trio' | 'row' | 'solo' | 'stairs'; clay?: string; cloth?: string; label?: string }
>;
export const snack: Picture<Still & { cake?: [colour: string, shape: 'round' | 'square' | 'plum'] }>;
export const traySet: Picture<Still & { glaze?: string; pot?: boolean; tea?: string }>;

export type Mood = 'dawn' | 'mist' | 'dusk' | 'night';
export interface SkyTone {
  sky: [string, string, string];
  hill: string;
  far: string;
  disc: string;
  ink: string;
}
/** disc: [x, y, radius] as fractions of the sheet. */
interface Scenery extends Size {
  mood?: Mood;
  tone?: SkyTone | null;
  horizon?: number;
  water?: boolean;
  pines?: boolean;
  life?: boolean;
  melt?: string;
  sealText?: string;
  disc?: [number, number, number] | null;
  title?: string;
}
export const landscape: Picture<Scenery>;
export const garden: Picture<
  Size & { sun?: number; rows?: number; top?: number; tone?: string | null; night?: boolean; title?: string }
>;
export const teaTree: Picture<
  Size & { sun?: number | null; tag?: boolean; tagText?: string; season?: number; title?: string }
>;

export const storefront: Picture<
  Size & {
    style?: 'timber' | 'white' | 'brick';
    scene?: 'lake' | 'alley' | 'bund' | 'river' | 'court' | 'island';
    upper?: boolean;
    dusk?: boolean;
    title?: string;
  }
>;
export const tearoom: Picture<Size & { shape?: 'moon' | 'wide'; low?: boolean; title?: string }>;

export interface Person {
  skin?: string;
  hair?: string;
  robe?: string;
  cut?: 'short' | 'bun' | 'long' | 'bald' | 'hat';
  collar?: 'cross' | 'stand' | 'round';
  beard?: boolean;
  glasses?: boolean;
  tilt?: number;
}
export const portrait: Picture<Size & { sealText?: string; person?: Person; title?: string }>;
export const avatar: Picture<
  Size & {
    kind?: 'person' | 'hills' | 'sprig' | 'cup' | 'moon' | 'pot' | 'gaiwan' | 'name';
    char?: string;
    field?: string;
    title?: string;
  }
>;

export const cover: Picture<
  Still & {
    object?: 'gaiwan' | 'pot' | 'pair' | 'cake' | 'heap' | 'tins' | 'jar' | 'master';
    scene?: 'landscape';
    sub?: string;
    alt?: string;
  }
>;
export const coupon: Picture<
  Size & { accent?: string; motif?: 'hills' | 'leaves' | 'waves' | 'cloud' | 'rings'; used?: boolean; stub?: number }
>;
export const coin: Picture<Size & { ground?: boolean }>;

export const disc: Picture<Size & { label?: string }>;
export const hero: Picture<Size & { season?: 'spring' | 'summer' | 'autumn' | 'winter'; paper?: string }>;
export const opening: Picture<
  Size & { mood?: Mood; tone?: SkyTone | null; disc?: [number, number, number]; plum?: boolean }
>;
export const shareCard: Picture<Size & { sign?: boolean }>;

export type EmptyKind =
  | 'cart'
  | 'order'
  | 'network'
  | 'notfound'
  | 'message'
  | 'favourite'
  | 'search'
  | 'coupon'
  | 'tree';
export const EMPTY_KINDS: EmptyKind[];
export const empty: Picture<Size & { kind?: EmptyKind }>;

export const MOOD_COUNT: number;
/** From 1, in the order of the client's emoji. */
export function mood(number: number): string;

export const RANKS: string[];
export const letterCard: Picture<Size>;
export const rankCard: Picture<Size & { level?: number }>;
export const ridgeCard: Picture<Size & { level?: number }>;

export function mark(options?: {
  field?: string;
  ink?: string;
  leaf?: string;
  size?: number;
  round?: number;
  bare?: boolean;
}): string;
export function wordmark(options?: { ink?: string; leaf?: string; height?: number }): string;
export function lockup(options?: { ink?: string; field?: string; height?: number }): string;

/** Path data of every icon on a 24 grid. */
export const iconPaths: Record<string, string>;
export const iconNames: string[];
export function icon(
  name: string,
  options?: { size?: number; stroke?: number; label?: string; fill?: boolean; cls?: string },
): string;

/** Jars in the bays of a clay wall, 1500 x 1040. */
export const cellar: Picture<{ title?: string }>;
export const cellarNiche: Picture<{ title?: string }>;
/** A view that closes on itself, 3000 x 1500. */
export const panorama: Picture<{ scene?: 'forest' | 'rocks' | 'sunning' | 'cellar' | 'pineRoom'; title?: string }>;
/** A paper without lettering, 750 x 1000. */
export const paper: Picture<{ kind?: 'licence' | 'report'; title?: string }>;
/** The map of tea mountains, 1500 x 1050: lng 97-123, lat 33-19. */
export const regionMap: Picture<{ title?: string }>;
export const leafBase: Picture<{ tea?: TeaName; title?: string }>;
