/** /pages/tea/my-cpf: the pieces a member holds, gifts that wait for an answer, and what went home. */
import { useEffect, useRef, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, Holding, HoldingTab } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { PosterSheet } from '@/domain/poster/PosterSheet';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Empty } from '@/ui/kit/Empty';
import { Price } from '@/ui/kit/Price';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useList, usePageParams, useReturn } from '@/ui/shell';
import { GiveSheet } from './cpf/GiveSheet';
import { PieceCard } from './cpf/PieceCard';
import { PieceSheet } from './cpf/PieceSheet';
import { usePieces } from './cpf/usePieces';
import { EMPTY_TABS } from './cpf/words';
import styles from './my-cpf.module.scss';

type Head = Omit<DataOf<'marketPlace.my'>, 'page'>;
const TABS: readonly HoldingTab[] = ['held', 'transferring', 'redeemed'];
const isTab = (text: string | undefined): text is HoldingTab => TABS.includes(text as HoldingTab);

export default function MyPiecesPage() {
  const params = usePageParams<'/pages/tea/my-cpf'>();
  const [tab, setTab] = useState<HoldingTab>(isTab(params.tab) ? params.tab : 'held');
  const [opened, setOpened] = useState<Holding>();
  const [shared, setShared] = useState<Holding>();
  const [giving, setGiving] = useState<Holding>();
  const list = useList((page) => call('marketPlace.my', { tab, page }), [tab], { rows: ({ page }) => page });
  const { head } = list;
  const proof = usePayProof();
  const pieces = usePieces({
    freight: head?.freight,
    proof,
    onDone: (next) => {
      setGiving(undefined);
      setOpened(undefined);
      if (next === tab) void list.reload();
      else setTab(next);
    },
  });
  useNamed(params.id, [...list.rows, ...(head?.incoming ?? [])], setOpened);
  // Back from the hall or the cashier there may be more.
  useReturn(list.reload);

  return (
    <Page
      overlay={
        <>
          <PieceSheet
            piece={opened}
            onClose={() => setOpened(undefined)}
            onShare={
              opened && !opened.from && opened.status !== 'given'
                ? () => {
                    setShared(opened);
                    setOpened(undefined);
                  }
                : undefined
            }
          />
          <PosterSheet
            title="藏品证书"
            kind="collectible"
            id={shared?.id}
            open={shared !== undefined}
            onClose={() => setShared(undefined)}
          />
          <GiveSheet
            key={giving?.id ?? ''}
            piece={giving}
            busy={pieces.pending || proof.pending}
            onClose={() => setGiving(undefined)}
            onGive={(piece, receiver) => pieces.give(piece, receiver.user.id)}
          />
          {proof.sheet}
        </>
      }
    >
      <View>{head && <Sum head={head} />}</View>
      <View>
        {head?.incoming.map((piece) => (
          <View key={piece.id} className={styles.gift}>
            <View className={styles.giftHead}>
              <Text className={styles.giftText}>{`${piece.from?.nickname ?? '茶友'} 赠您一件藏品`}</Text>
              <Countdown
                tone="text"
                endAt={piece.transfer?.expireAt ?? 0}
                serverTime={head.serverTime}
                onEnd={() => void list.reload()}
              />
            </View>
            <PieceCard piece={piece} onOpen={() => setOpened(piece)}>
              <Button size="s" tone="line" disabled={pieces.pending} onPress={() => pieces.refuse(piece)}>
                拒收
              </Button>
              <Button size="s" disabled={pieces.pending} onPress={() => pieces.accept(piece)}>
                接收
              </Button>
            </PieceCard>
          </View>
        ))}
      </View>
      <Tabs
        label="我的藏品"
        items={TABS.map((id) => ({
          id,
          label:
            head?.tabs.find((one) => one.id === id)?.label ??
            { held: '持有', transferring: '转赠中', redeemed: '已提货' }[id],
          count: head?.tabs.find((one) => one.id === id)?.count,
        }))}
        current={tab}
        onChange={setTab}
      />
      <List
        list={list}
        keyOf={(piece) => piece.id}
        render={(piece) => (
          <PieceCard piece={piece} onOpen={() => setOpened(piece)}>
            {piece.status === 'held' && (
              <>
                <Button size="s" tone="line" onPress={() => pieces.redeem(piece)}>
                  提货
                </Button>
                <Button size="s" tone="line" disabled={piece.frozenUntil > 0} onPress={() => setGiving(piece)}>
                  转赠
                </Button>
              </>
            )}
            {piece.status === 'transferring' && (
              <Button size="s" tone="line" onPress={() => pieces.recall(piece)}>
                撤回
              </Button>
            )}
          </PieceCard>
        )}
        chunkClass={styles.rows}
        empty={<Empty {...EMPTY_TABS[tab]} button="去藏品坊" onPress={() => go('/pages/tea/cpf', {})} />}
      />
    </Page>
  );
}

/** Opens the piece that the address names, once. */
function useNamed(id: string | undefined, rows: readonly Holding[], open: (piece: Holding) => void): void {
  const done = useRef(false);
  useEffect(() => {
    const named = id && !done.current ? rows.find((piece) => piece.id === id) : undefined;
    if (!named) return;
    done.current = true;
    open(named);
  }, [id, rows, open]);
}

const Sum = ({ head }: { head: Head }) => (
  <View className={styles.sum}>
    <View className={styles.figure}>
      <Text className={styles.value}>{head.total}</Text>
      <Text className={styles.label}>持有（件）</Text>
    </View>
    <View className={styles.figure}>
      <Price fen={head.guideValue} tone="inherit" />
      <Text className={styles.label}>按指导价估值</Text>
    </View>
  </View>
);
