/** The table behind a seat code: asks how many they are where nobody has sat down yet, and keeps the code for the way back. */
import { useState } from 'react';
import type { ScanHome } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePageData } from '@/ui/shell';

/** An old secret: the table has been cleared since. */
const OLD_CODE = 410;

export type Seat =
  /** Nothing was scanned, or the code is no longer that of the table. */
  | { kind: 'none'; old: boolean }
  /** A free table: how many are they? */
  | { kind: 'free'; code: string }
  | { kind: 'table'; code: string; home: ScanHome };

export function useTable(scanned: string | undefined) {
  const { cache, session } = useStores();
  const [party, setParty] = useState<number>();
  const code = scanned ?? cache.get('su_code') ?? '';
  const state = usePageData(async (): Promise<Seat> => {
    if (code === '') return { kind: 'none', old: false };
    try {
      const seat = await call('scanCode.isCart', { code });
      // How many they are is known of a booked table.
      if (!seat.open && (party ?? seat.party) === undefined) return { kind: 'free', code };
      const home = await call('scanCode.index', { code, party });
      cache.set('su_code', code);
      return { kind: 'table', code, home };
    } catch (error) {
      if (!(error instanceof RefusedError) || (error.code !== OLD_CODE && error.code !== 404)) throw error;
      if (cache.get('su_code') === code) cache.remove('su_code');
      return { kind: 'none', old: true };
    }
  }, [code, party, session.token]);
  return { state, sit: setParty };
}
