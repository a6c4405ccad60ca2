/** 动态, 订单, 报价, 计划, 资料: each loads with the client and keeps its place while another is looked at. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ClientDetail, TimelineEntry } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime, listTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { Photos } from '@/domain/photo/Photos';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import type { IconName } from '@/ui/kit/Icon';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { Rows } from '@/ui/shell';
import styles from './detail.module.scss';

const KINDS: Readonly<
  Record<TimelineEntry['kind'], { label: string; icon: IconName; route?: (id: string) => string }>
> = {
  client: { label: '档案', icon: 'user' },
  maint: { label: '维护', icon: 'edit', route: (id) => `/maintenance/pages/mymaintsave?id=${id}` },
  invite: { label: '邀约', icon: 'ticket', route: (id) => `/maintenance/pages/myinvitsave?id=${id}` },
  come: { label: '到访', icon: 'cup', route: (id) => `/maintenance/pages/comeVisitPlan?id=${id}` },
  visit: { label: '拜访', icon: 'visit', route: (id) => `/maintenance/pages/visitPlan?id=${id}` },
  quote: { label: '报价', icon: 'quote', route: (id) => `/client/pages/quote?id=${id}` },
  order: { label: '订单', icon: 'box' },
  message: { label: '消息', icon: 'comment' },
};
const ALL = 'all';

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }): ReactElement {
  const [kind, setKind] = useState<string>(ALL);
  const kinds = [...new Set(entries.map((entry) => entry.kind))];
  const shown = entries.filter((entry) => kind === ALL || entry.kind === kind);
  return (
    <View>
      <Chips
        label="动态类型"
        items={[{ id: ALL, label: '全部' }, ...kinds.map((id) => ({ id, label: KINDS[id].label }))]}
        current={kind}
        onChange={setKind}
      />
      <Card place="next" pad="rows">
        <Rows
          rows={shown}
          keyOf={({ kind: of, id, at }) => `${of}${id}${at}`}
          render={(entry) => <Entry entry={entry} />}
        />
      </Card>
    </View>
  );
}

function Entry({ entry }: { entry: TimelineEntry }): ReactElement {
  const { kind, id, at, title, text, by, photos } = entry;
  const { icon, route } = KINDS[kind];
  const address = route?.(id);
  const leads = address !== undefined && canOpen(address);
  return (
    <RecordRow
      flush
      icon={icon}
      title={title}
      notes={[
        [listTime(at), by].filter(Boolean).join('　'),
        text,
        photos.length > 0 && <Photos key="photos" urls={photos} what={title} />,
      ]}
      {...(leads ? { role: 'link' as const, onPress: () => void open(address) } : {})}
    />
  );
}

export function Orders({ client: { orders, agreed, member } }: { client: ClientDetail }): ReactElement {
  if (orders.length === 0)
    return (
      <Empty
        picture="order"
        title={agreed ? '还没有订单' : '看不到订单'}
        text={
          member && !agreed
            ? '客户在消息设置里打开「茶顾问可看订单」后，这里会显示'
            : '客户成为会员并同意后，这里会显示'
        }
      />
    );
  return (
    <Card place="next" pad="rows">
      {orders.map(({ id, no, lines, payable, createdAt, qty }) => (
        <RecordRow
          key={id}
          flush
          icon="box"
          title={lines.map(({ title }) => title).join('、')}
          notes={[`${formatTime(createdAt, 'YYYY-MM-DD')}　${qty} 件`, no]}
          amount={formatYuan(payable)}
          cut="title"
        />
      ))}
    </Card>
  );
}

export function Quotes({ client: { quotes, card } }: { client: ClientDetail }): ReactElement {
  const make = `/client/pages/addQuote?clientId=${card.id}`;
  if (quotes.length === 0)
    return (
      <Empty
        picture="order"
        title="还没有报价"
        {...(canOpen(make) && { button: '新建报价', onPress: () => void open(make) })}
      />
    );
  return (
    <Card place="next" pad="rows">
      {quotes.map(({ id, no, title, total, validUntil, views }) => (
        <RecordRow
          key={id}
          flush
          icon="quote"
          title={title}
          notes={[`${no}　看过 ${views} 次`, `有效至 ${formatTime(validUntil, 'MM月DD日')}`]}
          amount={formatYuan(total)}
          role="link"
          onPress={() => void open(`/client/pages/quote?id=${id}`)}
        />
      ))}
    </Card>
  );
}

export function Plans({ plans }: Pick<ClientDetail, 'plans'>): ReactElement {
  if (plans.length === 0) return <Empty title="还没有计划" text="写维护时定下次联系，就会出现在这里" />;
  return (
    <Card place="next" pad="rows">
      {plans.map(({ id, at, content, status, owner }) => (
        <RecordRow key={id} flush icon="calendar" title={content} notes={[`${listTime(at)}　${owner}`]}>
          {status === 'overdue' && <Tag tone="danger">已逾期</Tag>}
        </RecordRow>
      ))}
    </Card>
  );
}

interface ProfileProps {
  client: ClientDetail;
  onUndo: (mergeId: string) => void;
}

export function Profile({ client, onUndo }: ProfileProps): ReactElement {
  const { profile, contacts, hobbies, collaborators, merges } = client;
  return (
    <>
      <Card place="next" pad="all">
        <Facts
          closed={false}
          rows={[
            ...profile.map(({ label, value }) => ({ label, value })),
            hobbies.length > 0 && { label: '口味', value: hobbies.map(({ label }) => label).join('、') },
            collaborators.length > 0 && { label: '协作', value: collaborators.map(({ label }) => label).join('、') },
          ]}
        />
      </Card>
      {contacts.length > 0 && (
        <Cells place="next">
          {contacts.map(({ key, label, value }) => (
            <Cell key={key} label={label}>
              {value}
            </Cell>
          ))}
        </Cells>
      )}
      {merges.map(({ id, name, by, until }) => (
        <Card key={id} place="next" pad="all">
          <RecordRow flush icon="users" title={`已合并 ${name}`} notes={[`${by}合并，${listTime(until)}前可撤销`]}>
            <Button size="s" tone="line" label={`撤销合并 ${name}`} onPress={() => onUndo(id)}>
              撤销合并
            </Button>
          </RecordRow>
        </Card>
      ))}
      <View className={styles.merge} />
    </>
  );
}
