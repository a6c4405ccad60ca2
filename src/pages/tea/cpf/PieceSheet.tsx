/** An opened piece: its certificate, its story, and where it went. */
import { APP_NAME } from '@/core/lib/app';
import { Text, View } from '@tarojs/components';
import type { Holding } from '@/contract';
import { formatTime, fullTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Facts } from '@/ui/kit/Facts';
import { Picture } from '@/ui/kit/Picture';
import { Sheet } from '@/ui/kit/Sheet';
import { Steps } from '@/ui/kit/Steps';
import { Words } from '@/ui/kit/Words';
import { HOLDING_WORDS, serialText } from './labels';
import styles from './PieceSheet.module.scss';

interface PieceSheetProps {
  piece: Holding | undefined;
  onClose: () => void;
  /** Only for pieces of one's own. */
  onShare?: () => void;
}

export function PieceSheet({ piece, onClose, onShare }: PieceSheetProps) {
  return (
    <Sheet
      open={piece !== undefined}
      onClose={onClose}
      title="藏品证书"
      footer={
        onShare && (
          <Button block size="l" tone="line" onPress={onShare}>
            分享证书
          </Button>
        )
      }
    >
      {piece && <Certificate piece={piece} />}
    </Sheet>
  );
}

function Certificate({ piece }: { piece: Holding }) {
  const { collectible, parcel } = piece;
  const isOver = piece.status === 'redeeming' || piece.status === 'redeemed';
  return (
    <View className={styles.body}>
      <View className={styles.paper}>
        <Picture className={styles.art} src={collectible.cover} w={375} ratio={1} alt={collectible.name} />
        <Text className={styles.name}>{collectible.name}</Text>
        <Text className={styles.serial}>{serialText(piece.serialNo)}</Text>
        <Words size="foot" tone="soft">{`全球发行 ${collectible.issue} 件`}</Words>
        <Words size="foot" tone="soft">{`证书编号 ${piece.certificateNo}`}</Words>
        <Text className={styles.seal} aria-hidden="true">
          {isOver ? '已注销' : `${APP_NAME}监制`}
        </Text>
      </View>
      <Facts
        layout="table"
        className={styles.rows}
        rows={[
          { label: '状态', value: HOLDING_WORDS[piece.status] },
          { label: '茶窖位置', value: isOver || piece.status === 'given' ? '已出窖' : `${piece.cellarSlot} 格` },
          { label: '归属日期', value: formatTime(piece.acquiredAt, 'YYYY-MM-DD') },
          piece.frozenUntil > 0 && { label: '冻结至', value: fullTime(piece.frozenUntil) },
          parcel && { label: '收货地址', value: parcel.to },
          parcel?.trackingNo && { label: '快递', value: `${parcel.company} ${parcel.trackingNo}` },
        ]}
      />
      <Steps
        label="流转记录"
        items={[...piece.log].reverse().map((event, at) => ({
          id: `${event.key}${at}`,
          title: event.label,
          time: fullTime(event.value),
        }))}
      />
      <Button tone="text" onPress={() => go('/pages/tea/cpf-goods', { id: collectible.id })}>
        查看这款藏品
      </Button>
    </View>
  );
}
