/** /pages/tea/my-cpf: the pieces a member holds, gifts that wait for an answer, and what went home. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { Holding } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { Empty } from '@/ui/kit/Empty';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import { HoldingSum } from './cpf/HoldingSum';
import { Incoming } from './cpf/Incoming';
import { OwnPiece } from './cpf/OwnPiece';
import { PieceSheets, type OpenPiece } from './cpf/PieceSheets';
import { useNamed } from './cpf/useNamed';
import { usePieces } from './cpf/usePieces';
import { EMPTY_TABS, HOLDING_TABS, holdingTabs } from './cpf/labels';
import styles from './my-cpf.module.scss';

export default function MyPiecesPage() {
  const params = usePageParams<'/pages/tea/my-cpf'>();
  const [tab, setTab] = useChoice(params, 'tab', HOLDING_TABS);
  const [open, setOpen] = useState<OpenPiece>();
  const list = useList((page) => call('marketPlace.my', { tab, page }), [tab], { rows: ({ page }) => page });
  const { head } = list;
  const proof = usePayProof();
  const pieces = usePieces({
    freight: head?.freight,
    proof,
    onDone: (next) => {
      setOpen(undefined);
      if (next === tab) void list.reload();
      else setTab(next);
    },
  });
  const show = (piece: Holding) => setOpen({ piece, as: 'certificate' });
  useNamed(params.id, [...list.rows, ...(head?.incoming ?? [])], show);
  // Back from the hall or the cashier there may be more.
  useReturn(list.reload);
  return (
    <Page
      overlay={
        <>
          <PieceSheets open={open} busy={pieces.pending || proof.pending} onOpen={setOpen} onGive={pieces.give} />
          {proof.sheet}
        </>
      }
    >
      <Slot>{head && <HoldingSum {...head} />}</Slot>
      <View>
        {head?.incoming.map((piece) => (
          <Incoming
            key={piece.id}
            piece={piece}
            pieces={pieces}
            onOpen={() => show(piece)}
            onExpire={() => void list.reload()}
          />
        ))}
      </View>
      <Tabs label="我的藏品" items={holdingTabs(head?.tabs)} current={tab} onChange={setTab} />
      <List
        list={list}
        keyOf={(piece) => piece.id}
        render={(piece) => (
          <OwnPiece
            piece={piece}
            pieces={pieces}
            onOpen={() => show(piece)}
            onGive={() => setOpen({ piece, as: 'gift' })}
          />
        )}
        chunkClass={styles.rows}
        empty={<Empty {...EMPTY_TABS[tab]} button="去藏品坊" onPress={() => go('/pages/tea/cpf', {})} />}
      />
    </Page>
  );
}
