/** All own tickets by state, and the way to a new one. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { FeedbackRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { FEEDBACK_STATUS } from '@/domain/feedback/labels';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import styles from './feedback.module.scss';
import { NewTicket } from './NewTicket';
import { TicketRow } from './TicketRow';

type Tab = 'all' | FeedbackRow['status'];
const TABS: readonly { id: Tab; label: string }[] = [
  { id: 'all', label: '全部' },
  { id: 'open', label: FEEDBACK_STATUS.open },
  { id: 'answered', label: FEEDBACK_STATUS.answered },
  { id: 'closed', label: FEEDBACK_STATUS.closed },
];

interface TicketsProps {
  /** What a new one is about, when the page was opened for that. */
  kind: string | undefined;
  orderId: string | undefined;
  incomeId: string | undefined;
  text: string | undefined;
}

export function Tickets({ kind, orderId, incomeId, text }: TicketsProps): ReactElement {
  const [tab, setTab] = useChoice(usePageParams<'/member/pages/feedback/index'>(), 'status', TABS);
  const [writing, setWriting] = useState([kind, orderId, text].some((about) => about !== undefined));
  const list = useList((page) => call('tea.feedback', { ...(tab === 'all' ? {} : { status: tab }), page }), [tab]);
  // An opened ticket has been seen, and something may have been said in it.
  useReturn(list.reload);
  const sent = () => {
    setWriting(false);
    if (tab === 'all' || tab === 'open') void list.reload();
    else setTab('all');
  };
  return (
    <Page
      right={<IconButton icon="service" label="联系客服" onPress={() => go('/contact/pages/ContactUs', {})} />}
      action={
        <Button block size="l" onPress={() => setWriting(true)}>
          写反馈
        </Button>
      }
      overlay={
        <NewTicket
          open={writing}
          kind={kind}
          orderId={orderId}
          incomeId={incomeId}
          text={text}
          onClose={() => setWriting(false)}
          onSent={sent}
        />
      }
    >
      <Tabs items={TABS} current={tab} label="反馈状态" onChange={setTab} />
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(ticket) => <TicketRow ticket={ticket} />}
          chunkClass="chunk-stack"
          empty={
            tab === 'all' ? (
              <Empty picture="message" title="有问题随时告诉我们" text="商品、服务和建议都可以写" />
            ) : (
              <Empty
                picture="message"
                title={`没有${FEEDBACK_STATUS[tab]}的反馈`}
                button="看全部反馈"
                onPress={() => setTab('all')}
              />
            )
          }
        />
      </View>
    </Page>
  );
}
