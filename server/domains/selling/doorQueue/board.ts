/** 叫号屏 of a store (rule 38.1): numbers alone, no names. */
import { findStore } from '../../offer/store/repository';
import type { BoardKind } from '../../membership/login/boards/kinds';
import { lineOf, noOf, readLine } from './service';

const NEXT = 4;

export const doorBoard: BoardKind = {
  name: '叫号屏',
  note: '门口排位叫号，只有号码',
  async read(tx, { storeId }, now) {
    const store = await findStore(tx, storeId);
    if (!store) return {};
    const { rows, sizes } = await readLine(tx, lineOf(store, now), now);
    const called = rows
      .filter(({ status }) => status === 'called')
      .sort((one, other) => (other.calledAt ?? 0) - (one.calledAt ?? 0));
    return {
      door: {
        called: called.map((row) => ({ no: noOf(row), party: row.party })),
        lines: sizes.map((size) => ({
          ...size,
          next: rows
            .filter((row) => row.size === size.key && row.status === 'waiting')
            .slice(0, NEXT)
            .map(noOf),
        })),
      },
    };
  },
};
