/** One sample while it is scored: its radar grows with the eight sliders; it keeps itself. */
import { View } from '@tarojs/components';
import type { TastingForm } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Card } from '@/ui/kit/Card';
import { Notice } from '@/ui/kit/Notice';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { Note, Title, Words } from '@/ui/kit/Words';
import { OWN, Radar } from './Radar';
import { ScoreSlider } from './ScoreSlider';
import type { Draft } from './useTasting';
import styles from './tasting.module.scss';

const NOTE_CHARS = 200;

interface ScoringProps {
  form: TastingForm;
  sample: TastingForm['samples'][number];
  draft: Draft;
  /** What stands still on the phone. */
  waiting: number;
  onChange: (draft: Draft) => void;
}

export function Scoring({ form, sample, draft, waiting, onChange }: ScoringProps) {
  const { dims, closed, closeAt } = form;
  const missing = dims.filter(({ key }) => draft.scores[key] === undefined);
  const said =
    missing.length === 0
      ? '八项都打了'
      : missing.length === dims.length
        ? '先闻后尝，一项一项来'
        : `还差「${missing.map(({ label }) => label).join('、')}」${missing.length === 1 ? '一项' : ''}`;
  const isReadOnly = closed || sample.own;
  return (
    <View>
      <Card place="next" pad="all">
        <Stack row gap={12} align="center" justify="between">
          <Stack gap={6} grow>
            <Title size="display">{sample.label}</Title>
            <Words size="sub" tone="soft">
              {sample.own ? '这是你做的茶，不参加评分' : said}
            </Words>
            <Note>{closed ? '已收分，等主持人揭晓' : `${formatTime(closeAt, 'h:m')} 收分，之前随时可改`}</Note>
            {waiting > 0 ? (
              <Words size="sub" tone="warn">
                {`${waiting} 次改动等网络`}
              </Words>
            ) : (
              sample.savedAt !== undefined && (
                <Words size="sub" tone="celadon">
                  {`● 已自动保存 ${formatTime(sample.savedAt, 'h:m')}`}
                </Words>
              )
            )}
          </Stack>
          <Radar
            label={`${sample.label}的雷达图`}
            size={120}
            count={dims.length}
            figures={[{ values: dims.map(({ key }) => draft.scores[key] ?? 0), colour: OWN }]}
          />
        </Stack>
      </Card>
      <Card place="next" pad="rows">
        <View className={styles.scale}>
          <Note>1 差</Note>
          <Note>10 好</Note>
        </View>
        {dims.map(({ key, label }) => (
          <View key={key} className={styles.row}>
            <Words size="body" className={styles.name}>
              {label}
            </Words>
            <ScoreSlider
              label={label}
              value={draft.scores[key]}
              disabled={isReadOnly}
              onChange={(value) => onChange({ ...draft, scores: { ...draft.scores, [key]: value } })}
            />
            <View className={styles.value}>
              {draft.scores[key] === undefined ? (
                <Note>未打</Note>
              ) : (
                <Words size="head" serif figures>
                  {String(draft.scores[key])}
                </Words>
              )}
            </View>
          </View>
        ))}
      </Card>
      <Card place="next">
        <TextArea
          label="写一句"
          value={draft.note}
          maxLength={NOTE_CHARS}
          disabled={isReadOnly}
          placeholder="闻到什么，尝到什么"
          onInput={(note) => onChange({ ...draft, note })}
        />
      </Card>
      <Notice tone="plain">名字收分后揭开。断网也能打，连上后自动送出。</Notice>
    </View>
  );
}
