/** The quotes of a seller: what waits for him first, found by words or by the bar code on a tin. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { QuoteCard } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { RecordRow } from '@/ui/kit/RecordRow';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { Tag } from '@/ui/kit/Tag';
import { List, Page, useAction, useChoice, useKeyword, useList, useMessenger, useReturn } from '@/ui/shell';
import { STATES } from '../paper/words';
import styles from './quote.module.scss';

const TABS = [
  { id: 'draft', label: '草稿' },
  { id: 'review', label: '待审批' },
  { id: 'sent', label: '已发送' },
  { id: 'accepted', label: '已接受' },
  { id: 'closed', label: '已关闭' },
] as const;
const SCOPES = [
  { id: 'mine', label: '我的' },
  { id: 'team', label: '团队' },
] as const;

interface QuoteListProps {
  params: { tab?: string; scope?: string; clientId?: string; keyword?: string };
}

export function QuoteList({ params }: QuoteListProps): ReactElement {
  const { clientId } = params;
  const { session } = useStores();
  const messenger = useMessenger();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [scope, setScope] = useChoice(params, 'scope', SCOPES);
  const { keyword, box, clear } = useKeyword(params);
  const list = useList(
    (page) =>
      call('manage.quoteList', {
        tab,
        scope,
        page,
        ...(clientId !== undefined && { clientId }),
        ...(keyword !== '' && { keyword }),
      }),
    [tab, scope, clientId, keyword],
    { rows: (answer) => answer.page },
  );
  useReturn(() => void list.reload());
  const scan = useAction(async () => {
    const code = await messenger.scanCode();
    if (code !== undefined) await go('/client/pages/quote', { keyword: code.trim() });
  });
  return (
    <Page
      right={<IconButton icon="scan" label="扫条码找报价" onPress={scan.run} />}
      action={
        <Button
          block
          size="l"
          onPress={() => void go('/client/pages/addQuote', clientId === undefined ? {} : { clientId })}
        >
          新建报价
        </Button>
      }
    >
      <View className={styles.head}>
        <SearchBox placeholder="单号、客户、商品、条码" {...box} />
        <Slot>
          {session.member?.isManager && (
            <Segmented items={SCOPES} current={scope} label="谁的报价" onChange={setScope} block />
          )}
        </Slot>
      </View>
      <Tabs
        items={TABS.map((item) => ({ ...item, count: list.head?.tabs.find(({ id }) => id === item.id)?.count ?? 0 }))}
        current={tab}
        label="报价状态"
        onChange={setTab}
      />
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-next"
        render={(quote) => <QuoteRow quote={quote} />}
        empty={
          keyword === '' ? (
            <Empty title="这里还没有报价" text="选好客户和茶，几分钟就能发出一份。" />
          ) : (
            <Empty title="没有找到" text="换个词试试。" button="看全部" onPress={clear} />
          )
        }
      />
    </Page>
  );
}

function QuoteRow({ quote }: { quote: QuoteCard }): ReactElement {
  const { id, no, client, title, total, status, validUntil, views, owner } = quote;
  const { label, tone } = STATES[status];
  return (
    <RecordRow
      listed
      title={title === '' ? '未写标题' : title}
      beside={<Tag tone={tone}>{label}</Tag>}
      notes={[
        [client.company, client.name, owner].filter((text) => text !== '').join(' · '),
        no,
        [`有效至 ${formatTime(validUntil - 1, 'MM-DD')}`, views > 0 && `已看 ${views} 次`].filter(Boolean).join(' · '),
      ]}
      amount={formatYuan(total)}
      onPress={() => void go('/client/pages/quote', { id })}
    />
  );
}
