/** 评价: stars, tags, words, pictures for every line that has none yet; a second word for those that have one. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { OrderDetail, OrderLine, ReviewInput } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Rating } from '@/ui/kit/Rating';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Switch } from '@/ui/kit/Switch';
import { TextArea } from '@/ui/kit/TextArea';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { PhotoField } from '@/domain/photo/PhotoField';
import { reviewTags, SCORE_WORD } from './labels';
import styles from './ReviewSheet.module.scss';

interface ReviewSheetProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}
type Draft = Omit<ReviewInput, 'lineId'>;
const EMPTY: Draft = { score: 5, tags: [], text: '', photos: [] };

export function ReviewSheet({ order, open, onClose, onDone }: ReviewSheetProps): ReactElement {
  const { feedback } = useStores();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [anonymous, setAnonymous] = useState(false);
  // First words come before second ones; both at once would be two jobs in one sheet.
  const writes = order.reviews.filter(({ can }) => can === 'write');
  const isAppend = writes.length === 0;
  const asked = isAppend ? order.reviews.filter(({ can }) => can === 'append') : writes;
  const draftOf = (lineId: string): Draft => drafts[lineId] ?? EMPTY;
  const reviews = asked
    .map(({ lineId }) => ({ lineId, ...draftOf(lineId), anonymous }))
    .filter(({ text }) => !isAppend || text.trim() !== '');

  const send = useAction(async () => {
    await call('memberOrder.review', { orderId: order.card.id, reviews });
    feedback.toast(isAppend ? '追评已发布' : '谢谢评价，积分已到账');
    setDrafts({});
    onDone();
    onClose();
  });
  return (
    <Sheet
      open={open}
      title={isAppend ? '追加评价' : '评价商品'}
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          disabled={reviews.length === 0}
          busy={send.pending && '发布中'}
          onPress={() => void send.run()}
        >
          {isAppend ? '发布追评' : '发布评价'}
        </Button>
      }
    >
      {!isAppend && <Text className={styles.reward}>每件评价送 20 积分，带图送 50 积分</Text>}
      {asked.map(({ lineId }) => {
        const line = order.card.lines.find((one) => one.id === lineId);
        return (
          line && (
            <LineForm
              key={lineId}
              line={line}
              draft={draftOf(lineId)}
              isAppend={isAppend}
              onChange={(draft) => setDrafts({ ...drafts, [lineId]: draft })}
            />
          )
        );
      })}
      {!isAppend && (
        <Cells>
          <Cell label="匿名评价" note="昵称和头像不会显示" arrow={false}>
            <Switch label="匿名评价" on={anonymous} onChange={setAnonymous} />
          </Cell>
        </Cells>
      )}
    </Sheet>
  );
}

interface LineFormProps {
  line: OrderLine;
  draft: Draft;
  isAppend: boolean;
  onChange: (draft: Draft) => void;
}

function LineForm({ line, draft, isAppend, onChange }: LineFormProps): ReactElement {
  const flip = (tag: string) =>
    onChange({
      ...draft,
      tags: draft.tags.includes(tag) ? draft.tags.filter((one) => one !== tag) : [...draft.tags, tag],
    });
  return (
    <View className={styles.line}>
      <Stack row gap={12} align="center">
        <Thumb src={line.cover} size={52} />
        <Stack gap={2} grow>
          <Words size="name">{line.title}</Words>
          <Text className={styles.spec}>{line.specText}</Text>
        </Stack>
      </Stack>
      {!isAppend && (
        <>
          <View className={styles.stars}>
            <Rating
              label={`${line.title}评分`}
              value={draft.score}
              onChange={(score) => onChange({ ...draft, score, tags: [] })}
            />
            <Text className={styles.word}>{SCORE_WORD[draft.score]}</Text>
          </View>
          <ChipGroup label="评价标签">
            {reviewTags(draft.score).map((tag) => (
              <Chip key={tag} role="checkbox" selected={draft.tags.includes(tag)} onPress={() => flip(tag)}>
                {tag}
              </Chip>
            ))}
          </ChipGroup>
          <View className={styles.gap} />
        </>
      )}
      <TextArea
        label={isAppend ? `${line.title}追评` : `${line.title}评价`}
        value={draft.text}
        onInput={(text) => onChange({ ...draft, text })}
        maxLength={500}
        rows={3}
        placeholder={isAppend ? '喝了一阵子，再说两句' : '香气、滋味、耐泡，说说你的感受'}
      />
      <PhotoField
        label="晒图"
        scene="review"
        value={draft.photos}
        onChange={(photos) => onChange({ ...draft, photos })}
      />
    </View>
  );
}
