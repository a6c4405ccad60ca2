/** An opened adoption: its harvests, its diary, its papers, and what its owner may do. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AdoptionDetail, Harvest } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime, listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Title, Words } from '@/ui/kit/Words';
import { Diary } from '../Diary';
import { Opening } from '../Opening';
import { dayText } from './days';
import { HarvestCard } from './HarvestCard';
import type { OwnTree } from './useOwnTree';
import styles from './own.module.scss';

interface OwnSheetProps {
  /** undefined while it is asked for. */
  detail: AdoptionDetail | undefined;
  open: boolean;
  tree: OwnTree;
  onClose: () => void;
  onClaim: (harvest: Harvest) => void;
  onRename: () => void;
  onGive: () => void;
}

export function OwnSheet({ detail, open, onClose, ...rest }: OwnSheetProps): ReactElement {
  return (
    <Sheet open={open} title={detail ? `「${detail.adoption.plaque}」` : '我的茶树'} onClose={onClose}>
      {detail ? <Detail detail={detail} {...rest} /> : <Opening className={styles.opening} />}
    </Sheet>
  );
}

function Detail({
  detail,
  tree,
  onClaim,
  onRename,
  onGive,
}: Omit<OwnSheetProps, 'detail' | 'open' | 'onClose'> & { detail: AdoptionDetail }): ReactElement {
  const { adoption, harvests, diary, certificateNo, liveId, actions, renameAt, renewal, returnableUntil, serverTime } =
    detail;
  const can = (action: (typeof actions)[number]) => actions.includes(action);
  return (
    <View>
      <Words size="sub" tone="muted">{`${adoption.tree.code}　${adoption.field.name}`}</Words>
      {harvests.length > 0 && (
        <Title block className={styles.head}>
          收成
        </Title>
      )}
      {harvests.map((harvest) => (
        <HarvestCard
          key={harvest.id}
          harvest={harvest}
          busy={tree.pending}
          onCraft={can('craft') ? (craft) => void tree.craft(adoption.id, harvest, craft) : undefined}
          onClaim={can('claim') ? () => onClaim(harvest) : undefined}
        />
      ))}
      <Title block className={styles.head}>
        认养
      </Title>
      <Cells>
        {adoption.startAt > 0 && (
          <Cell label="认养期" note={dayText(adoption, serverTime)}>
            {`${formatTime(adoption.startAt, 'YYYY-MM-DD')} 至 ${formatTime(adoption.endAt, 'YYYY-MM-DD')}`}
          </Cell>
        )}
        {certificateNo !== '' && (
          <Cell label="证书" onPress={() => go('/pages/tea/rycg', { id: adoption.id })}>
            {certificateNo}
          </Cell>
        )}
        {liveId !== undefined && (
          <Cell label="看直播" onPress={() => go('/site/pages/livePlayer', { id: liveId })}>
            {adoption.field.name}
          </Cell>
        )}
        {can('rename') && (
          <Cell label="改铭牌" onPress={onRename}>
            一年一次
          </Cell>
        )}
        {renameAt !== undefined && <Cell label="改铭牌">{`${formatTime(renameAt, 'YYYY-MM-DD')} 起可改`}</Cell>}
        {can('renew') && renewal && (
          <Cell
            label={renewal.pending ? '续养待支付' : '续养'}
            note={`养到 ${formatTime(renewal.endAt, 'YYYY-MM-DD')}`}
            onPress={() => void tree.renew(detail)}
          >
            {formatYuan(renewal.price)}
          </Cell>
        )}
        {can('give') && <Cell label="转赠给茶友" onPress={onGive} />}
        {can('refund') && returnableUntil !== undefined && (
          <Cell
            label="取消认养"
            note={`${listTime(returnableUntil)} 前全额退回`}
            onPress={() => void tree.refund(adoption)}
          />
        )}
        {can('recall') && (
          <Cell
            label="转赠中"
            note={`${adoption.gift?.to?.nickname ?? '对方'} 还没有收下`}
            act="撤回"
            onPress={() => void tree.recall(adoption)}
          />
        )}
      </Cells>
      {diary.length > 0 && (
        <View>
          <Title block className={styles.head}>{`${adoption.plaque}的四季`}</Title>
          <Diary entries={diary} />
        </View>
      )}
    </View>
  );
}
