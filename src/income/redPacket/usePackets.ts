/** The own red packets by state, and opening one; a link may name one that is opened at once. */
import { useEffect, useRef, useState } from 'react';
import type { RedPacket } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useChoice, useList, usePageData } from '@/ui/shell';

export type PacketTab = 'all' | RedPacket['status'];
export const PACKET_TABS: readonly { id: PacketTab; label: string }[] = [
  { id: 'all', label: '全部' },
  { id: 'waiting', label: '待拆' },
  { id: 'opened', label: '已拆' },
  { id: 'expired', label: '已过期' },
];

export function usePackets(params: { id?: string; tab?: string }) {
  const { id } = params;
  const { session } = useStores();
  const [tab, setTab] = useChoice(params, 'tab', PACKET_TABS);
  const [shown, setShown] = useState<RedPacket>();
  const state = usePageData(() => call('redEnvelope.index', {}));
  const list = useList<RedPacket>(
    async (page) => (await call('redEnvelope.index', { page, ...(tab === 'all' ? {} : { status: tab }) })).page,
    [tab],
  );
  const openOne = async (wanted: string) => {
    const packet = await call('redEnvelope.open', { id: wanted });
    setShown(packet);
    list.patch((row) => (row.id === wanted ? packet : row));
    void state.reload();
    void session.loadMember(true).catch(() => undefined);
  };
  // Once, however often the page is shown.
  const first = useAction(openOne);
  const asked = useRef(false);
  const isReady = state.data !== undefined;
  useEffect(() => {
    if (!id || !isReady || asked.current) return;
    asked.current = true;
    void first.run(id);
  }, [first, id, isReady]);
  return { state, list, tab, setTab, shown, setShown, openOne };
}
