/** Purchase requests that wait for an offer: who asked, what for, until when; a quote is written for them, or they are told that there is none. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { InquiryDeskRow } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Photos } from '@/domain/photo/Photos';
import { WriteSheet } from '@/domain/staff/WriteSheet';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { List, useAction, useList, useReturn } from '@/ui/shell';
import styles from './sheets.module.scss';

/** Which request is closed, and how the list learns of it. */
interface Closing {
  id: string;
  onClosed: () => void;
}

export function InquirySheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const [closing, setClosing] = useState<Closing>();
  const end = () => setClosing(undefined);
  const send = async (reason: string) => {
    if (!closing) return;
    await call('manage.inquiryMove', { id: closing.id, action: 'close', reason });
    closing.onClosed();
    end();
  };
  return (
    <>
      <Sheet open={open} onClose={onClose} title="待报询价">
        {open && <Inquiries onEnd={setClosing} />}
      </Sheet>
      <WriteSheet
        open={closing !== undefined}
        title="不能报价"
        label="原因"
        placeholder="如 这种纸盒已停产"
        note="需求会关闭，原因会告诉对方。"
        yes="关闭需求"
        maxLength={100}
        onSend={send}
        onClose={end}
      />
    </>
  );
}

function Inquiries({ onEnd }: { onEnd: (closing: Closing) => void }): ReactElement {
  const { feedback } = useStores();
  const list = useList((page) => call('manage.inquiries', { page }), []);
  // Whoever comes back from the quote has sent it, perhaps.
  useReturn(() => void list.reload());
  const quote = useAction(async (row: InquiryDeskRow) => {
    const { id } = row.inquiry;
    const client = row.client ?? (await call('manage.inquiryMove', { id, action: 'take' })).client;
    if (!client) return;
    list.patch((one) => (one.inquiry.id === id ? { ...one, client } : one));
    await go('/client/pages/addQuote', { inquiryId: id, clientId: client.id });
  });
  const closed = (id: string) => {
    list.patch((one) => (one.inquiry.id === id ? undefined : one));
    feedback.toast('已关闭，对方会收到通知');
  };
  return (
    <View className={styles.list}>
      <List
        list={list}
        keyOf={({ inquiry }) => inquiry.id}
        skeleton="cells"
        render={(row) => (
          <Inquiry
            row={row}
            onQuote={() => void quote.run(row)}
            onEnd={() => onEnd({ id: row.inquiry.id, onClosed: () => closed(row.inquiry.id) })}
          />
        )}
        empty={<Empty picture="order" title="没有待报的询价" text="批发客户写的订货需求会出现在这里" />}
      />
    </View>
  );
}

interface InquiryProps {
  row: InquiryDeskRow;
  onQuote: () => void;
  onEnd: () => void;
}

function Inquiry({ row, onQuote, onEnd }: InquiryProps): ReactElement {
  const { inquiry, by, company, mobile, at, client, keeper } = row;
  const { no, lines, budget, needBy, packing, note, photos } = inquiry;
  const whose = client ? '我的客户' : keeper === undefined ? '还不是客户，报价时存入客户' : `${keeper}的客户`;
  return (
    <View className={styles.row}>
      <Title size="name">{company || by}</Title>
      <Note block>{[company && by, mobile, `${listTime(at)} 提交`].filter(Boolean).join('　')}</Note>
      <Cells>
        {lines.map(({ text, qty, unit, targetPrice }, place) => (
          <Cell
            key={place}
            label={text}
            {...(targetPrice !== undefined && { note: `想要单价 ${formatYuan(targetPrice)}` })}
          >
            {`${qty} ${unit}`}
          </Cell>
        ))}
      </Cells>
      <Facts
        closed={false}
        rows={[
          budget !== undefined && { label: '预算', value: formatYuan(budget) },
          { label: '需要日期', value: needBy },
          packing && { label: '包装与印制', value: packing },
          note && { label: '备注', value: note },
        ]}
      />
      <Photos urls={photos} what="参考图片" most={4} />
      <Note block>{`${no}　${whose}`}</Note>
      <Stack row gap={8} justify="end" className={styles.acts}>
        <Button size="s" tone="quiet" onPress={onEnd}>
          不能报价
        </Button>
        {keeper === undefined && (
          <Button size="s" tone="soft" onPress={onQuote}>
            写报价
          </Button>
        )}
      </Stack>
    </View>
  );
}
