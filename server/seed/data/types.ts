/** The shapes the seed data is written in: yuan and short marks for people, turned into fen and rows by catalogue.ts. */

/** [values of the specs, yuan, pieces in stock, grams with packing, pieces in the pack] */
export type SkuSeed = [spec: string[], yuan: number, stock: number, grams: number, pieces?: number];

export interface GoodsSeed {
  id: string;
  title: string;
  /** Level-2 category. */
  cat: string;
  origin: string;
  year?: number;
  craft: string;
  shelf: string;
  /** Letters: V member price, W wholesale, C channel, E cellar, F flash sale, G group, A auction, P points, S exhibit, N new, 0 sold out, X off the shelf. */
  marks: string;
  specNames: string[];
  skus: SkuSeed[];
  producer?: string;
  master?: string;
  tags: string[];
  perMember?: number;
  /** Smallest quantity of one order line. */
  moq?: number;
  /** Too large for a parcel: no store hands it out. */
  large?: true;
}

export interface GoodsCopy {
  subtitle: string;
  attrs: [label: string, value: string][];
  brew: [temp: string, ratio: string, ...steps: string[]];
  /** [heading, text]: a picture of the goods follows the first and the second one. */
  story: [heading: string, text: string][];
}
