/** /income/pages/redbag: red packets: what waits on top, then what was opened and what ended, and what they brought in all. */
import { Text, View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { RedPacket } from '@/contract';
import { go } from '@/core/routes';
import { useShare } from '@/domain/poster/useShare';
import { PacketRow } from '@/domain/redPacket/PacketRow';
import { packetSums } from '@/domain/redPacket/labels';
import { Tabs } from '@/ui/kit/Tabs';
import { Note } from '@/ui/kit/Words';
import { List, Page, usePageParams, useShareCard } from '@/ui/shell';
import { NoPackets } from '../redPacket/NoPackets';
import { Opened } from '../redPacket/Opened';
import { PACKET_TABS, usePackets } from '../redPacket/usePackets';
import styles from './redbag.module.scss';

/** Where an opened one went. */
const leave = (kind: RedPacket['kind']) => go(kind === 'money' ? '/pages/tea/my-money' : '/pages/tea/my-point');

export default function RedPacketsPage() {
  const { state, list, tab, setTab, shown, setShown, openOne } = usePackets(usePageParams<'/income/pages/redbag'>());
  const { share, sheet } = useShare({ kind: 'member', title: '分享好运' });
  useShareAppMessage(useShareCard());
  const overlay = (
    <>
      <Opened packet={shown} onClose={() => setShown(undefined)} onGo={leave} onShare={share} />
      {sheet}
    </>
  );
  return (
    <Page state={state} skeleton="cells" overlay={overlay}>
      {(sums) => (
        <View className={styles.body}>
          <View className={styles.head}>
            <Note>累计拆得</Note>
            <Text className={styles.sum}>{packetSums(sums) || '¥0.00'}</Text>
            <Note>现金存入余额，积分存入积分账户</Note>
          </View>
          <Tabs label="红包" items={PACKET_TABS} current={tab} onChange={setTab} />
          <List
            list={list}
            keyOf={(packet) => packet.id}
            skeleton="cells"
            chunkClass="chunk-card chunk-next chunk-flush"
            render={(packet) => (
              <PacketRow packet={packet} onOpen={() => openOne(packet.id)} onEnd={list.reload} onGo={leave} />
            )}
            empty={<NoPackets tab={tab} />}
          />
        </View>
      )}
    </Page>
  );
}
