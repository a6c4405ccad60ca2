/** Reviews for the service: what nobody has answered, what was answered, what was hidden; an answer, a reason, and back again. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ReviewDeskRow, ReviewDeskTab } from '@/contract';
import { call } from '@/core/api';
import { formatTime, listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Photos } from '@/domain/photo/Photos';
import { WriteSheet } from '@/domain/staff/WriteSheet';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { List, useAction, useList } from '@/ui/shell';
import styles from './sheets.module.scss';

const TABS: readonly { id: ReviewDeskTab; label: string; none: string }[] = [
  { id: 'wait', label: '待回复', none: '都回复了' },
  { id: 'answered', label: '已回复', none: '近 30 天没有回复过' },
  { id: 'hidden', label: '已隐藏', none: '没有隐藏的评价' },
];
const WORDS = {
  answer: {
    title: '回复评价',
    label: '回复',
    placeholder: '大家都能看到',
    note: '回复显示在商品页的这条评价下面，写评价的人会收到通知。',
    yes: '发布回复',
    done: '已回复',
  },
  hide: {
    title: '隐藏评价',
    label: '原因',
    placeholder: '如 含辱骂、广告、他人隐私',
    note: '隐藏后不再显示，也不计入条数和评分；原因会告诉写评价的人。',
    yes: '隐藏',
    done: '已隐藏',
  },
} as const;
type Act = keyof typeof WORDS;
/** What is being written, and how the list learns of it. */
interface Writing {
  row: ReviewDeskRow;
  action: Act;
  onSaved: (row: ReviewDeskRow, said: string) => void;
}

export function ReviewSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const [writing, setWriting] = useState<Writing>();
  // What it said stays readable while it closes.
  const [shown, setShown] = useState<Act>('answer');
  const close = () => setWriting(undefined);
  const send = async (text: string) => {
    if (!writing) return;
    const { row, action, onSaved } = writing;
    const was = action === 'answer' && row.reply ? { was: row.reply.text } : {};
    onSaved(await call('reviewDesk.save', { id: row.id, action, text, ...was }), WORDS[action].done);
    close();
  };
  const { done: _done, ...words } = WORDS[shown];
  return (
    <>
      <Sheet open={open} onClose={onClose} title="评价">
        {open && (
          <Reviews
            onWrite={(next) => {
              setShown(next.action);
              setWriting(next);
            }}
          />
        )}
      </Sheet>
      <WriteSheet
        {...words}
        open={writing !== undefined}
        begin={shown === 'answer' ? (writing?.row.reply?.text ?? '') : ''}
        onSend={send}
        onClose={close}
      />
    </>
  );
}

function Reviews({ onWrite }: { onWrite: (writing: Writing) => void }): ReactElement {
  const { feedback } = useStores();
  const [tab, setTab] = useState<ReviewDeskTab>('wait');
  const list = useList((page) => call('reviewDesk.list', { tab, page }), [tab], { rows: ({ page }) => page });
  const onSaved = (row: ReviewDeskRow, said: string) => {
    // What was done with it has taken it to another tab, but for an answer that was changed.
    list.patch((one) => (one.id !== row.id ? one : tab === 'answered' && !row.hidden ? row : undefined));
    feedback.toast(said);
  };
  const show = useAction(async (row: ReviewDeskRow) =>
    onSaved(await call('reviewDesk.save', { id: row.id, action: 'show' }), '已恢复显示'),
  );
  return (
    <View className={styles.list}>
      <Chips label="评价状态" items={TABS} current={tab} onChange={setTab} />
      <List
        list={list}
        keyOf={({ id }) => id}
        skeleton="cells"
        render={(row) => (
          <Review row={row} onWrite={(action) => onWrite({ row, action, onSaved })} onShow={() => void show.run(row)} />
        )}
        empty={<Empty picture="message" title={TABS.find(({ id }) => id === tab)?.none ?? ''} />}
      />
    </View>
  );
}

interface ReviewProps {
  row: ReviewDeskRow;
  onWrite: (action: Act) => void;
  onShow: () => void;
}

function Review({ row, onWrite, onShow }: ReviewProps): ReactElement {
  const { goods, by, score, tags, text, photos, sku, append, at, reply, hidden } = row;
  return (
    <View className={styles.row}>
      <RecordRow
        flush
        cut="title"
        leading={<Thumb src={goods.cover} size={44} />}
        title={goods.title}
        notes={[[by, sku, formatTime(at, 'MM-DD')].filter(Boolean).join('　')]}
        role="link"
        onPress={() => void go('/shop/pages/goods', { id: goods.id })}
      />
      {/* One text: twenty rows of five drawings each are more than the mini-program is sent at a time. */}
      <Words size="body" tone="gold" {...aria({ role: 'img', label: `${score} 分` })}>
        {'★'.repeat(score)}
      </Words>
      <Words size="body" block className={styles.text}>
        {text}
      </Words>
      {tags.length > 0 && <Note block>{tags.join('、')}</Note>}
      {append !== undefined && <Words size="sub" tone="soft" block>{`追评：${append}`}</Words>}
      <Photos urls={photos} what="评价图片" most={4} />
      {reply && <Words size="sub" tone="soft" block className={styles.said}>{`${reply.by}：${reply.text}`}</Words>}
      {hidden && (
        <Words size="sub" tone="warn" block className={styles.said}>
          {`${hidden.by} 隐藏，${listTime(hidden.at)}：${hidden.why}`}
        </Words>
      )}
      <Stack row gap={8} justify="end" className={styles.acts}>
        {hidden ? (
          <Button size="s" tone="line" onPress={onShow}>
            恢复显示
          </Button>
        ) : (
          <>
            <Button size="s" tone="quiet" onPress={() => onWrite('hide')}>
              隐藏
            </Button>
            <Button size="s" tone="soft" onPress={() => onWrite('answer')}>
              {reply ? '改回复' : '回复'}
            </Button>
          </>
        )}
      </Stack>
    </View>
  );
}
