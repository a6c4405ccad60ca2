/** One visit of the day's line: when, who, where, who receives; opened what is to be prepared and what can be done. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ComeVisit } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Facts } from '@/ui/kit/Facts';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { call } from '@/core/api';
import { COME_STATES } from '../words';
import styles from '../maintenance.module.scss';

export type VisitAct = 'arrive' | 'finish' | 'cancel' | 'noShow' | 'edit';

interface VisitProps {
  visit: ComeVisit;
  isOpen: boolean;
  now: number;
  onToggle: () => void;
  onAct: (act: VisitAct) => void;
}

const quoteOf = (clientId: string): string => `/client/pages/addQuote?clientId=${clientId}`;

export function Visit({ visit, isOpen, now, onToggle, onAct }: VisitProps): ReactElement {
  const { client, at, party, room, reception, status, owner, prepare } = visit;
  const state = COME_STATES[status];
  return (
    <View className={styles.hour}>
      <Words size="title" className={styles.clock}>
        {formatTime(at, 'h:m')}
      </Words>
      <View className={styles.visit}>
        <Pressable className={styles.press} expanded={isOpen} onPress={onToggle}>
          <View className={styles.who}>
            <Words size="name">{client.name}</Words>
            <Tag tone={state.tone}>{state.label}</Tag>
          </View>
          <Note block>{[`${party} 位`, room, `${reception?.name ?? owner}接待`].filter(Boolean).join('　')}</Note>
          {prepare !== '' && !isOpen && <Note block>{prepare}</Note>}
        </Pressable>
        {isOpen && <Opened visit={visit} now={now} onAct={onAct} />}
      </View>
    </View>
  );
}

type OpenedProps = Pick<VisitProps, 'visit' | 'now' | 'onAct'>;

function Opened({ visit, now, onAct }: OpenedProps): ReactElement {
  return (
    <View className={styles.opened}>
      <VisitFacts visit={visit} />
      <View className={styles.foot}>
        {visit.canEdit && visit.status === 'prepared' && <ComingActs visit={visit} now={now} onAct={onAct} />}
        {visit.canEdit && visit.status === 'arrived' && (
          <Button size="s" onPress={() => onAct('finish')}>
            完成
          </Button>
        )}
        <Ways visit={visit} />
      </View>
    </View>
  );
}

/** What is arranged, what is known of the client's taste, what came of it. */
function VisitFacts({ visit }: Pick<VisitProps, 'visit'>): ReactElement {
  const { client, at, minutes, store, prepare, result, reason, dealAmount } = visit;
  const known = useBlock(() => call('customer.info', { id: client.id }), client.id);
  const tastes = known?.hobbies.filter(({ on }) => on).map(({ label }) => label) ?? [];
  const last = known?.orders.slice(0, 2).map(({ lines }) => lines[0]?.title ?? '') ?? [];
  return (
    <Facts
      rows={[
        { label: '时间', value: `${formatTime(at, 'h:m')} 到 ${formatTime(at + minutes * 60_000, 'h:m')}` },
        { label: '门店', value: store.name },
        tastes.length > 0 && { label: '口味', value: tastes.join('、') },
        last.length > 0 && { label: '最近买过', value: last.join('；') },
        prepare !== '' && { label: '准备', value: prepare },
        result !== undefined && { label: '结果', value: result },
        reason !== undefined && { label: '原因', value: reason },
        dealAmount !== undefined && { label: '成交', value: formatYuan(dealAmount) },
      ]}
    />
  );
}

/** Of one who is awaited. */
const ComingActs = ({ visit, now, onAct }: OpenedProps): ReactElement => (
  <>
    <Button size="s" onPress={() => onAct('arrive')}>
      到店
    </Button>
    <Button size="s" tone="line" onPress={() => onAct('edit')}>
      改安排
    </Button>
    {visit.at <= now && (
      <Button size="s" tone="line" onPress={() => onAct('noShow')}>
        未到
      </Button>
    )}
    <Button size="s" tone="quiet" onPress={() => onAct('cancel')}>
      取消来访
    </Button>
  </>
);

/** Where one goes on from a visit. */
function Ways({ visit: { client, status } }: Pick<VisitProps, 'visit'>): ReactElement {
  const quote = quoteOf(client.id);
  const wasHere = status === 'arrived' || status === 'completed';
  return (
    <>
      <Button size="s" tone="line" onPress={() => void go('/client/pages/client', { id: client.id })}>
        看客户
      </Button>
      {status === 'completed' && (
        <Button
          size="s"
          tone="line"
          onPress={() => void go('/maintenance/pages/mymaintsave', { clientId: client.id, way: 'store' })}
        >
          写维护
        </Button>
      )}
      {wasHere && canOpen(quote) && (
        <Button size="s" tone="line" onPress={() => void open(quote)}>
          转报价
        </Button>
      )}
    </>
  );
}
