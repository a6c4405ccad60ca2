/** What the house rules by figures of its own: parts of its settings, each one row of shop.yml or a list there. */
import type { Tx } from '../../db/client';
import { readShopSettings, writeShopSettings } from '../../domains/people/shopSettings/repository';
import type { ShopSettings } from '../../domains/people/shopSettings/settings';
import type { Kind } from '../sheet/kinds';
import { keyOf, type Column, type Columns, type RowOf, type Table } from '../sheet/table';

/** A figure that every shop has: the usual one stands in a new folder, and an empty cell means it. */
export const rule = <T>({
  usual,
  ...it
}: Pick<Column<T>, 'zh' | 'en' | 'kind' | 'meaning'> & { usual: NoInfer<T> }): Column<T> => ({
  ...it,
  example: it.kind.write(usual, { pictureName: (name) => name, materialName: (name) => name }),
  empty: usual,
  shown: true,
});

/** A list that may be empty: the word for that, since an empty cell means the usual list. */
export const orNone = <T>(list: Kind<T[]>): Kind<T[]> => ({
  ...list,
  is: `${list.is}；没有就写「无」`,
  read: (given, at) => (given === '无' ? [] : list.read(given, at)),
  write: (values, at) => (values.length === 0 ? '无' : list.write(values, at)),
});

type Common<C extends Columns> = Pick<Table<C>, 'name' | 'label' | 'about' | 'columns' | 'check'>;

interface OneRow<C extends Columns> extends Common<C> {
  read(shopSettings: ShopSettings): RowOf<C>;
  write(row: RowOf<C>, shopSettings: ShopSettings): Partial<ShopSettings>;
  /** Throws while other rules were promised to somebody. */
  refuse?(tx: Tx): Promise<void>;
}

export const rulesTable = <C extends Columns>({ read, write, refuse, ...table }: OneRow<C>): Table<C> => ({
  ...table,
  key: [],
  load: async (tx) => [read(await readShopSettings(tx))],
  async save(tx, [given]) {
    if (!given) return;
    await refuse?.(tx);
    await writeShopSettings(tx, write(given, await readShopSettings(tx)));
  },
});

interface List<C extends Columns> extends Common<C>, Pick<Table<C>, 'key'> {
  read(shopSettings: ShopSettings): RowOf<C>[];
  /** `rows`: all of them, those that were there first. */
  write(rows: RowOf<C>[], shopSettings: ShopSettings): Partial<ShopSettings>;
  /** What becomes of rows that leave the folder. */
  word: string;
  /** Throws while one of those is needed. */
  refuse?(tx: Tx, gone: readonly RowOf<C>[]): Promise<void>;
}

export function listTable<C extends Columns>({ read, write, word, refuse, ...table }: List<C>): Table<C> {
  const key = (row: RowOf<C>) => keyOf(table, row);
  return {
    ...table,
    load: async (tx) => read(await readShopSettings(tx)),
    async save(tx, rows) {
      const shopSettings = await readShopSettings(tx);
      const all = new Map([...read(shopSettings), ...rows].map((row) => [key(row), row]));
      await writeShopSettings(tx, write([...all.values()], shopSettings));
    },
    remove: {
      word,
      async before(tx, gone) {
        await refuse?.(tx, gone);
        const shopSettings = await readShopSettings(tx);
        const left = read(shopSettings).filter((row) => !gone.some((one) => key(one) === key(row)));
        await writeShopSettings(tx, write(left, shopSettings));
      },
    },
  };
}
